import { chakra } from "@chakra-ui/react/styled-system";
import { listNames } from "@site/core/contract/form";
import type { Office } from "@site/core/office/auth/account-contract";
import { assignees, type Company, getAssignedNoun, saveCompany } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { Failure, Field, Select, StatusMessage } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { StaffOptions } from "../settings/staff-options.tsx";
import { type SettingProps, useSetting } from "../settings/use-setting.tsx";

export function Assignment({ setting, renew, office }: SettingProps<Company["assignment"]> & { office: Office }) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: setting.value });
  const save = (value: Company["assignment"]["value"], version: number) =>
    call(saveCompany, { name: "assignment", value, version });
  const { failure, said, change, last } = useSetting({
    setting,
    settingOf: ({ assignment }) => assignment,
    save,
    renew,
    show: reset,
  });
  return (
    <chakra.form onSubmit={handleSubmit(change)} noValidate display="grid" gap="3" maxW="26rem">
      <chakra.h2 textStyle="h4" mt="6">
        Who gets what comes in
      </chakra.h2>
      <p>A new request is theirs a moment after it came. What is there already stays with whoever has it.</p>
      {listNames(assignees).map((name) => (
        <Field key={name} id={`gets-${name}`} label={assignees[name]}>
          <Select id={`gets-${name}`} {...register(name)}>
            <StaffOptions
              office={office}
              noun={getAssignedNoun(name)}
              chosen={setting.value[name]}
              nobody="Nobody: whoever takes it"
            />
          </Select>
        </Field>
      ))}
      <Failure>{failure}</Failure>
      <StatusMessage>{said}</StatusMessage>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button type="submit">Save who gets it</Button>
        {last}
      </chakra.div>
    </chakra.form>
  );
}
