import type { Office } from "@site/core/office/auth/account-contract";
import { Options } from "../components/parts.tsx";
import { getName } from "../lib/use-office.ts";

interface StaffOptionsProps {
  office: Office;
  noun: string;
  /** Address of the member who has it or gets it now: shown although they may not, so that it can be seen and changed. */
  chosen?: string;
  nobody: string;
}

export function StaffOptions({ office, noun, chosen, nobody }: StaffOptionsProps) {
  const may = office.kinds.find((kind) => kind.noun === noun)?.staff ?? [];
  const offered = chosen && !may.includes(chosen) ? [...may, chosen] : may;
  return (
    <>
      <option value="">{nobody}</option>
      <Options of={offered.map((email) => [email, getName(office, email)])} />
    </>
  );
}
