import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import { InputField } from "../components/parts.tsx";
import { SettingForm, type SettingProps, useSetting } from "./use-setting.tsx";

/** Days on which the company is closed besides its holidays. */
export function Closings({ setting, renew }: SettingProps<"closings">) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: { days: setting.value } });
  const { fields, append, remove } = useFieldArray({ control, name: "days" });
  const { change, saving } = useSetting({ name: "closings", setting, renew, show: (days) => reset({ days }) });
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
        </chakra.fieldset>
      ))}
    </SettingForm>
  );
}
