import { useForm } from "react-hook-form";
import { Checkbox, InputField, TextareaField } from "../components/parts.tsx";
import { SettingForm, type SettingProps, useSetting } from "./use-setting.tsx";

/** A line that every page of the website shows while it is on. */
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
      <TextareaField id="banner-text" label="What it says" rows={3} maxLength={200} {...register("text")} />
      <InputField id="banner-until" label="Last day on which it shows" type="date" {...register("until")} />
      <p>Without a day it stays until somebody turns it off.</p>
    </SettingForm>
  );
}
