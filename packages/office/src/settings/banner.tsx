import { chakra } from "@chakra-ui/react/styled-system";
import { type Company, saveCompany } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { Failure, Field, Input, StatusMessage, Textarea } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { type SettingProps, useSetting } from "./use-setting.tsx";

/** A line that every page of the website shows while it is on. */
export function Banner({ setting, renew }: SettingProps<Company["banner"]>) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { until: "", ...setting.value } });
  const save = (value: Company["banner"]["value"], version: number) =>
    call(saveCompany, { name: "banner", value, version });
  const { failure, said, change, last } = useSetting({
    setting,
    settingOf: ({ banner }) => banner,
    save,
    renew,
    show: (value) => reset({ until: "", ...value }),
  });
  return (
    <chakra.form onSubmit={handleSubmit(change)} noValidate display="grid" gap="3" maxW="26rem">
      <chakra.h2 textStyle="h4" mt="6">
        Banner
      </chakra.h2>
      <p>Every page of the website shows it within six minutes. Visitors can close it.</p>
      <chakra.label display="flex" alignItems="center" gap="3" minH="12" cursor="pointer">
        <chakra.input type="checkbox" w="5" h="5" {...register("isOn")} />
        Show the banner
      </chakra.label>
      <Field id="banner-text" label="What it says">
        <Textarea id="banner-text" rows={3} maxLength={200} {...register("text")} />
      </Field>
      <Field id="banner-until" label="Last day on which it shows">
        <Input id="banner-until" type="date" {...register("until")} />
      </Field>
      <p>Without a day it stays until somebody turns it off.</p>
      <Failure>{failure}</Failure>
      <StatusMessage>{said}</StatusMessage>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button type="submit">Save the banner</Button>
        {last}
      </chakra.div>
    </chakra.form>
  );
}
