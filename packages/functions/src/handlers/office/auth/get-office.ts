import { getOfficeEndpoint } from "@site/core/office/auth/account-contract";
import { listMembers } from "@site/core/office/auth/members";
import { listPasskeys } from "@site/core/office/auth/passkeys";
import { mayHave, roleNames, roles } from "@site/core/office/auth/roles";
import { recordsFor } from "@site/core/office/inbox/list-inbox";
import { hasOutcome } from "@site/core/records/plan-status";
import { office } from "../office.ts";

export const handler = office(getOfficeEndpoint, async ({ context, member }) => {
  const { email, name, role } = member;
  const [staff, passkeys] = await Promise.all([listMembers(context), listPasskeys(context, email)]);
  return {
    body: {
      me: {
        email,
        name,
        role,
        may: roles[role],
        hasPasskey: passkeys.length > 0,
        wantsDigest: member.wantsDigest !== false,
      },
      staff: staff.map((each) => ({ email: each.email, name: each.name, role: each.role })),
      roles: roleNames,
      kinds: recordsFor(role).map((record) => {
        const statuses = Object.keys(record.transitions ?? {});
        return {
          noun: record.noun,
          label: record.idLabel,
          statuses,
          withOutcome: statuses.filter((status) => hasOutcome(record, status)),
          staff: staff.filter((each) => mayHave(each.role, record)).map((each) => each.email),
        };
      }),
    },
  };
});
