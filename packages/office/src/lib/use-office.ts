import { officePaths } from "@site/core/contract/office-paths";
import type { Office } from "@site/core/office/auth/account-contract";
import useSWR from "swr";

/** Who is signed in, their colleagues and the kinds of records that they see. */
export const useOffice = () => useSWR<Office>(officePaths.getOffice);

/** Reads a person's name from their address: of a colleague, or of an engineer who used the command line. */
export const getName = (office: Office | undefined, email: string | undefined): string | undefined =>
  email && (office?.staff.find((each) => each.email === email)?.name ?? email.split("/").at(-1));
