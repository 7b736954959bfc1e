import { chakra } from "@chakra-ui/react/styled-system";
import { type Company, saveCompany } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import { Failure, Field, Input, StatusMessage, Textarea } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { type SettingProps, useSetting } from "./use-setting.tsx";

/** The texts with which a reply by mail can begin. */
export function ReplyTexts({ setting, renew }: SettingProps<Company["replies"]>) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: { texts: setting.value } });
  const { fields, append, remove } = useFieldArray({ control, name: "texts" });
  const save = (value: Company["replies"]["value"], version: number) =>
    call(saveCompany, { name: "replies", value, version });
  const { failure, said, change, last } = useSetting({
    setting,
    settingOf: ({ replies }) => replies,
    save,
    renew,
    show: (texts) => reset({ texts }),
  });
  return (
    <chakra.form onSubmit={handleSubmit(({ texts }) => change(texts))} noValidate maxW="44rem">
      <chakra.h2 textStyle="h4" mt="6" mb="1">
        Texts for replies
      </chakra.h2>
      <p>
        A reply begins with a hello to the person and ends with your regards. Write what stands between. The company's
        name is added to the subject.
      </p>
      {fields.map(({ id, label }, at) => (
        <Card key={id} as="fieldset" p="4" my="3" display="grid" gap="2">
          <chakra.legend srOnly>Text {at + 1}</chakra.legend>
          <Field id={`label-${at}`} label={`Name of text ${at + 1}`}>
            <Input id={`label-${at}`} maxLength={80} {...register(`texts.${at}.label`)} />
          </Field>
          <Field id={`subject-${at}`} label={`Subject of text ${at + 1}`}>
            <Input id={`subject-${at}`} maxLength={150} {...register(`texts.${at}.subject`)} />
          </Field>
          <Field id={`text-${at}`} label={`Words of text ${at + 1}`}>
            <Textarea id={`text-${at}`} rows={4} maxLength={4000} {...register(`texts.${at}.text`)} />
          </Field>
          <Button variant="outline" size="sm" justifySelf="start" onClick={() => remove(at)}>
            Remove {label ? `"${label}"` : `text ${at + 1}`}
          </Button>
        </Card>
      ))}
      <Failure>{failure}</Failure>
      <StatusMessage>{said}</StatusMessage>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button type="submit">Save the texts</Button>
        <Button variant="outline" onClick={() => append({ label: "", subject: "", text: "" })}>
          Add a text
        </Button>
        {last}
      </chakra.div>
    </chakra.form>
  );
}
