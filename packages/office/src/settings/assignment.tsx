import { listKeys } from "@site/core/contract/form";
import type { Office } from "@site/core/office/auth/account-contract";
import { assignees, getAssignedNoun } from "@site/core/office/settings/company-contract";
import { useForm } from "react-hook-form";
import { SelectField } from "../components/parts.tsx";
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
