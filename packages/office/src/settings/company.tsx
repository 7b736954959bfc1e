import { chakra } from "@chakra-ui/react/styled-system";
import { businessTimeZone, holidays, hours } from "@site/company/hours";
import { officePaths } from "@site/core/contract/office-paths";
import { removeMemberEndpoint, saveMemberEndpoint } from "@site/core/office/auth/account-contract";
import type { Company as CompanyView } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { ApiError } from "@site/ui/lib/api.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import useSWR from "swr";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Failure, InputField, Options, Screen, SelectField, StatusMessage } from "../components/parts.tsx";
import { call, describeFailure, useAsyncAction } from "../lib/call.ts";
import { useOffice } from "../lib/use-office.ts";
import { Assignment, Banner, Closings, ReplyTexts } from "./settings.tsx";

const leftText = (name: string): string =>
  `${name} is signed out everywhere. What they had is in the inbox: choose Former staff under Assignee.`;

/** What the staff sets for everybody. What somebody else saves meanwhile is fetched when this page's own
 * version loses. */
function Settings() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<CompanyView>(officePaths.getCompany);
  if (!data || !office)
    return error ? <Failure>{describeFailure(error)}</Failure> : <StatusMessage>Loading ...</StatusMessage>;
  const renew = (company?: CompanyView) => (company ? mutate(company, { revalidate: false }) : mutate());
  return (
    <>
      <Assignment setting={data.assignment} renew={renew} office={office} />
      <ReplyTexts setting={data.replies} renew={renew} />
      <Banner setting={data.banner} renew={renew} />
      <Closings setting={data.closings} renew={renew} />
    </>
  );
}

/** Who may use the office, what holds for everybody in it, and the hours by which its promises are counted. */
export default function Company() {
  const { data: office, mutate } = useOffice();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { email: "", name: "", role: "sales" },
  });
  const { failure, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  const change = (work: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      setMessage("");
      await work();
      setMessage(done);
      await mutate();
    });
  const save = (isChange: boolean) =>
    handleSubmit((values) =>
      change(
        async () => {
          await call(saveMemberEndpoint, { ...values, isChange }).catch((problem: unknown) => {
            const { email, role } = problem instanceof ApiError ? problem.fields : {};
            if (email) setError("email", { message: email });
            if (role) setError("role", { message: role });
            throw problem;
          });
          reset();
        },
        isChange ? `${values.name} is ${values.role} from now on.` : `${values.name} may use the office.`,
      ),
    );
  const { email: known, role: refused } = formState.errors;
  const mayChange = office?.me.may.includes("staff");
  return (
    <Screen title="Company">
      <chakra.h2 textStyle="h4">Staff</chakra.h2>
      <Failure>{failure}</Failure>
      <StatusMessage>{message}</StatusMessage>
      <ul>
        {office?.staff.map(({ email, name, role }) => (
          <chakra.li key={email} py="2" display="flex" gap="4" flexWrap="wrap" alignItems="center">
            <span>
              {name}, {email}, {role}
            </span>
            {mayChange && email !== office.me.email && (
              <ConfirmButton
                label={`Remove ${name}`}
                yes={`Yes, remove ${name}`}
                no="Keep"
                onConfirm={() => change(() => call(removeMemberEndpoint, { email }), leftText(name))}
              />
            )}
          </chakra.li>
        ))}
      </ul>
      {mayChange && (
        <chakra.form onSubmit={save(false)} noValidate display="grid" gap="4" maxW="26rem" my="4">
          <InputField id="member-name" label="Name" autoComplete="off" {...register("name")} />
          <InputField
            id="member-email"
            label="Email"
            type="email"
            autoComplete="off"
            error={known?.message}
            {...register("email")}
          />
          <SelectField id="member-role" label="Role" error={refused?.message} {...register("role")}>
            <Options of={(office?.roles ?? []).map((role) => [role, role])} />
          </SelectField>
          <Button type="submit">Save</Button>
          {known && (
            <Button variant="outline" onClick={save(true)}>
              Change their name and role
            </Button>
          )}
        </chakra.form>
      )}
      {office?.me.may.includes("company") && <Settings />}
      <chakra.h2 textStyle="h4" mt="6">
        Hours
      </chakra.h2>
      <p>
        {hours.site.map(({ label, text }) => `${label}: ${text}`).join(", ")} ({businessTimeZone}). Closed on{" "}
        {holidays.map(({ name }) => name).join(", ")}. Whoever set up the website changes them.
      </p>
    </Screen>
  );
}
