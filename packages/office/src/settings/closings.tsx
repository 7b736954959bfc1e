import { chakra } from "@chakra-ui/react/styled-system";
import { type Company, saveCompany } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import { Failure, Field, Input, StatusMessage } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { type SettingProps, useSetting } from "./use-setting.tsx";

/** Days on which the company is closed besides its holidays. */
export function Closings({ setting, renew }: SettingProps<Company["closings"]>) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: { days: setting.value } });
  const { fields, append, remove } = useFieldArray({ control, name: "days" });
  const save = (value: Company["closings"]["value"], version: number) =>
    call(saveCompany, { name: "closings", value, version });
  const { failure, said, change, last } = useSetting({
    setting,
    settingOf: ({ closings }) => closings,
    save,
    renew,
    show: (days) => reset({ days }),
  });
  return (
    <chakra.form onSubmit={handleSubmit(({ days }) => change(days))} noValidate maxW="44rem">
      <chakra.h2 textStyle="h4" mt="6" mb="1">
        More days on which you are closed
      </chakra.h2>
      <p>The assistant and search engines are told, and no answer is promised for such a day. It counts in a minute.</p>
      {fields.map(({ id, name }, at) => (
        <chakra.fieldset key={id} display="flex" flexWrap="wrap" alignItems="end" gap="3" my="3" borderWidth="0" p="0">
          <chakra.legend srOnly>Day {at + 1}</chakra.legend>
          <Field id={`closed-${at}`} label={`Day ${at + 1}`}>
            <Input id={`closed-${at}`} type="date" {...register(`days.${at}.date`)} />
          </Field>
          <Field id={`why-${at}`} label={`Why, day ${at + 1}`}>
            <Input id={`why-${at}`} maxLength={60} placeholder="Inventory" {...register(`days.${at}.name`)} />
          </Field>
          <Button variant="outline" size="sm" onClick={() => remove(at)}>
            Remove {name ? `"${name}"` : `day ${at + 1}`}
          </Button>
        </chakra.fieldset>
      ))}
      <Failure>{failure}</Failure>
      <StatusMessage>{said}</StatusMessage>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button type="submit">Save the days</Button>
        <Button variant="outline" onClick={() => append({ date: "", name: "" })}>
          Add a day
        </Button>
        {last}
      </chakra.div>
    </chakra.form>
  );
}
