import { chakra } from "@chakra-ui/react/styled-system";
import { listKeys } from "@site/core/contract/form";
import { officePaths } from "@site/core/contract/office-paths";
import type { Office } from "@site/core/office/auth/account-contract";
import { assignees, getAssignedNoun } from "@site/core/office/settings/company-contract";
import type { VisitDays } from "@site/core/office/visits/visit-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import useSWR from "swr";
import { Checkbox, InputField, SelectField, SmallButton, TextareaField, TextLink } from "../components/parts.tsx";
import { StaffOptions } from "./staff-options.tsx";
import { SettingForm, type SettingProps, useSetting } from "./use-setting.tsx";

export function Assignment({ setting, renew, office }: SettingProps<"assignment"> & { office: Office }) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: setting.value });
  const { change, saving } = useSetting({ name: "assignment", setting, renew, show: reset });
  return (
    <SettingForm
      title="Who gets what comes in"
      submitLabel="Save who gets it"
      saving={saving}
      onSubmit={handleSubmit(change)}
      display="grid"
      gap="3"
      maxW="26rem"
    >
      <p>A new request is theirs a moment after it came. What is there already stays with whoever has it.</p>
      {listKeys(assignees).map((name) => (
        <SelectField key={name} id={`gets-${name}`} label={assignees[name]} {...register(name)}>
          <StaffOptions
            office={office}
            noun={getAssignedNoun(name)}
            chosen={setting.value[name]}
            nobody="Nobody: whoever takes it"
          />
        </SelectField>
      ))}
    </SettingForm>
  );
}

export function ReplyTexts({ setting, renew }: SettingProps<"replies">) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: { texts: setting.value } });
  const { fields, append, remove } = useFieldArray({ control, name: "texts" });
  const { change, saving } = useSetting({ name: "replies", setting, renew, show: (texts) => reset({ texts }) });
  return (
    <SettingForm
      title="Texts for replies"
      submitLabel="Save the texts"
      saving={saving}
      more={
        <Button variant="outline" onClick={() => append({ label: "", subject: "", text: "" })}>
          Add a text
        </Button>
      }
      onSubmit={handleSubmit(({ texts }) => change(texts))}
    >
      <p>
        A reply begins with a hello to the person and ends with your regards. Write what stands between. The company's
        name is added to the subject.
      </p>
      {fields.map(({ id, label }, at) => (
        <Card key={id} as="fieldset" p="4" my="3" display="grid" gap="2">
          <chakra.legend srOnly>Text {at + 1}</chakra.legend>
          <InputField id={`label-${at}`} label={`Name of text ${at + 1}`} {...register(`texts.${at}.label`)} />
          <InputField id={`subject-${at}`} label={`Subject of text ${at + 1}`} {...register(`texts.${at}.subject`)} />
          <TextareaField
            id={`text-${at}`}
            label={`Words of text ${at + 1}`}
            rows={4}
            {...register(`texts.${at}.text`)}
          />
          <SmallButton justifySelf="start" onClick={() => remove(at)}>
            Remove {label ? `"${label}"` : `text ${at + 1}`}
          </SmallButton>
        </Card>
      ))}
    </SettingForm>
  );
}

export function Banner({ setting, renew }: SettingProps<"banner">) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { until: "", ...setting.value } });
  const { change, saving } = useSetting({
    name: "banner",
    setting,
    renew,
    show: (value) => reset({ until: "", ...value }),
  });
  return (
    <SettingForm
      title="Banner"
      submitLabel="Save the banner"
      saving={saving}
      onSubmit={handleSubmit(change)}
      display="grid"
      gap="3"
      maxW="26rem"
    >
      <p>Every page of the website shows it within six minutes. Visitors can close it.</p>
      <Checkbox label="Show the banner" {...register("isOn")} />
      <TextareaField id="banner-text" label="What it says" rows={3} {...register("text")} />
      <InputField id="banner-until" label="Last day on which it shows" type="date" {...register("until")} />
      <p>Without a day it stays until somebody turns it off.</p>
    </SettingForm>
  );
}

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
            placeholder="Inventory"
            {...register(`days.${at}.name`)}
          />
          <SmallButton onClick={() => remove(at)}>Remove {name ? `"${name}"` : `day ${at + 1}`}</SmallButton>
          <BookedOn day={visits?.days.find(({ date }) => date === days[at]?.date)} />
        </chakra.fieldset>
      ))}
    </SettingForm>
  );
}
