import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { VisitDays } from "@site/core/office/visits/visit-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import useSWR from "swr";
import { InputField, TextLink } from "../components/parts.tsx";
import { SettingForm, type SettingProps, useSetting } from "./use-setting.tsx";

/** The visits on a day that somebody is about to close: closing it cancels none and tells nobody. */
export const BookedOn = ({ day }: { day: VisitDays["days"][number] | undefined }) =>
  day && (
    <chakra.div flexBasis="full" role="status">
      <strong>Visits are booked on {day.text}. They stay booked: please move or cancel them.</strong>
      <ul>
        {day.visits.map(({ noun, id, name, text }) => (
          <li key={id}>
            {text}: <TextLink to={`/${noun}/${id}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </chakra.div>
  );

/** Days on which the company is closed besides its holidays. */
export function Closings({ setting, renew }: SettingProps<"closings">) {
  const { register, control, handleSubmit, reset, watch } = useForm({ defaultValues: { days: setting.value } });
  const { fields, append, remove } = useFieldArray({ control, name: "days" });
  const { change, saving } = useSetting({ name: "closings", setting, renew, show: (days) => reset({ days }) });
  const days = watch("days");
  const isAdded = days.some(({ date }) => date && !setting.value.some((each) => each.date === date));
  // Asked for a new day alone: who looks at visits leaves a line in the audit.
  const { data: visits } = useSWR<VisitDays>(isAdded ? officePaths.listVisits : null);
  return (
    <SettingForm
      title="More days on which you are closed"
      submitLabel="Save the days"
      saving={saving}
      more={
        <Button variant="outline" onClick={() => append({ date: "", name: "" })}>
          Add a day
        </Button>
      }
      onSubmit={handleSubmit(({ days }) => change(days))}
    >
      <p>The assistant and search engines are told, and no answer is promised for such a day. It counts in a minute.</p>
      {fields.map(({ id, name }, at) => (
        <chakra.fieldset key={id} display="flex" flexWrap="wrap" alignItems="end" gap="3" my="3" borderWidth="0" p="0">
          <chakra.legend srOnly>Day {at + 1}</chakra.legend>
          <InputField id={`closed-${at}`} label={`Day ${at + 1}`} type="date" {...register(`days.${at}.date`)} />
          <InputField
            id={`why-${at}`}
            label={`Why, day ${at + 1}`}
            maxLength={60}
            placeholder="Inventory"
            {...register(`days.${at}.name`)}
          />
          <Button variant="outline" size="sm" onClick={() => remove(at)}>
            Remove {name ? `"${name}"` : `day ${at + 1}`}
          </Button>
          <BookedOn day={visits?.days.find(({ date }) => date === days[at]?.date)} />
        </chakra.fieldset>
      ))}
    </SettingForm>
  );
}
