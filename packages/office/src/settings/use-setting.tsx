import type { Company } from "@site/core/office/settings/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { ApiError } from "@site/ui/lib/api.ts";
import { useState } from "react";
import { useAsyncAction } from "../lib/use-async-action.ts";

export interface SettingProps<Setting> {
  setting: Setting;
  /** Keeps what a save answered, or asks anew. */
  renew: (company?: Company) => Promise<Company | undefined>;
}

interface Setting<Value> {
  value: Value;
  version: number;
  before?: Value | undefined;
}

interface Options<Value> extends SettingProps<Setting<Value>> {
  settingOf: (company: Company) => Setting<Value>;
  save: (value: Value, version: number) => Promise<Company>;
  /** Puts a value into the form in place of what is typed there. */
  show: (value: Value) => void;
}

/** Saves a setting of the company, and puts back what it was before its last change. A lost race keeps what was typed. */
export function useSetting<Value>({ setting, settingOf, renew, save, show }: Options<Value>) {
  const { failure, attempt } = useAsyncAction();
  const [said, setSaid] = useState("");
  // What the form was filled with, whatever is fetched meanwhile.
  const [seen, setSeen] = useState(setting);
  const [theirs, setTheirs] = useState<Value>();
  const take = (company: Company | undefined) => company && setSeen(settingOf(company));
  const change = (value: Value) =>
    attempt(async () => {
      setSaid("");
      setTheirs(undefined);
      const company = await save(value, seen.version).catch(async (problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 409) {
          const latest = await renew();
          take(latest);
          if (latest) setTheirs(settingOf(latest).value);
        }
        throw problem;
      });
      take(await renew(company));
      setSaid("Saved.");
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
  return { failure, said, change, last };
}
