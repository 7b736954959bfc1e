import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { useFieldArray, useForm } from "react-hook-form";
import { InputField, TextareaField } from "../components/parts.tsx";
import { SettingForm, type SettingProps, useSetting } from "./use-setting.tsx";

/** The texts with which a reply by mail can begin. */
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
          <InputField
            id={`label-${at}`}
            label={`Name of text ${at + 1}`}
            maxLength={80}
            {...register(`texts.${at}.label`)}
          />
          <InputField
            id={`subject-${at}`}
            label={`Subject of text ${at + 1}`}
            maxLength={150}
            {...register(`texts.${at}.subject`)}
          />
          <TextareaField
            id={`text-${at}`}
            label={`Words of text ${at + 1}`}
            rows={4}
            maxLength={4000}
            {...register(`texts.${at}.text`)}
          />
          <Button variant="outline" size="sm" justifySelf="start" onClick={() => remove(at)}>
            Remove {label ? `"${label}"` : `text ${at + 1}`}
          </Button>
        </Card>
      ))}
    </SettingForm>
  );
}
