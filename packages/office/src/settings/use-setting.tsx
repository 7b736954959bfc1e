import { chakra } from "@chakra-ui/react/styled-system";
import type { RequestOf } from "@site/core/contract/endpoint";
import { type Company, saveCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { ApiError } from "@site/ui/lib/api.ts";
import { type ComponentProps, type ReactNode, useState } from "react";
import { ButtonRow, Failure, StatusMessage } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";

export interface SettingProps<Name extends keyof Company> {
  setting: Company[Name];
  /** Keeps what a save answered, or asks anew. */
  renew: (company?: Company) => Promise<Company | undefined>;
}

interface Options<Name extends keyof Company> extends SettingProps<Name> {
  name: Name;
  /** Puts a value into the form in place of what is typed there. */
  show: (value: Company[Name]["value"]) => void;
}

/** Saves a setting of the company, and puts back what it was before its last change. A lost race keeps what was typed. */
export function useSetting<Name extends keyof Company>({ name, setting, renew, show }: Options<Name>) {
  type Value = Company[Name]["value"];
  const { failure, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  // What the form was filled with, whatever is fetched meanwhile.
  const [seen, setSeen] = useState(setting);
  const [theirs, setTheirs] = useState<Value>();
  const take = (company: Company | undefined) => company && setSeen(company[name]);
  const change = (value: Value) =>
    attempt(async () => {
      setMessage("");
      setTheirs(undefined);
      const change = { name, value, version: seen.version } as RequestOf<typeof saveCompanyEndpoint>;
      const company = await call(saveCompanyEndpoint, change).catch(async (problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 409) {
          const latest = await renew();
          take(latest);
          if (latest) setTheirs(latest[name].value);
        }
        throw problem;
      });
      take(await renew(company));
      setMessage("Saved.");
    });
  const putBack = async (before: Value) => {
    if (await change(before)) show(before);
  };
  const last =
    theirs !== undefined ? (
      <Button variant="outline" onClick={() => show(theirs)}>
        Show what they saved
      </Button>
    ) : (
      seen.before !== undefined && (
        <Button variant="outline" onClick={() => putBack(seen.before as Value)}>
          Put back what it was before
        </Button>
      )
    );
  return { change, saving: { failure, message, last } };
}

interface SettingFormProps extends ComponentProps<typeof chakra.form> {
  title: string;
  submitLabel: string;
  saving: { failure: string; message: string; last: ReactNode };
  more?: ReactNode;
}

export const SettingForm = ({ title, submitLabel, saving, more, children, ...form }: SettingFormProps) => (
  <chakra.form noValidate maxW="44rem" {...form}>
    <chakra.h2 textStyle="h4" mt="6" mb="1">
      {title}
    </chakra.h2>
    {children}
    <Failure>{saving.failure}</Failure>
    <StatusMessage>{saving.message}</StatusMessage>
    <ButtonRow>
      <Button type="submit">{submitLabel}</Button>
      {more}
      {saving.last}
    </ButtonRow>
  </chakra.form>
);
