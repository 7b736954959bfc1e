import * as z from "zod";
import { AppError } from "../contract/errors.ts";
import { users } from "./entity.ts";
import { hashPassword } from "./password-hash.ts";

/** The name is a key: lower case, and none of the characters that could run into another part of one. */
const NewUser = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,63}$/, "A username has 3 to 64 letters, digits, dots, hyphens or underscores"),
  password: z.string().min(12, "A password has at least 12 characters").max(256),
});
export type NewUser = z.input<typeof NewUser>;

/**
 * Creates a user under a name nobody has yet; "Ann" and "ann" are one name.
 * @returns the user's id
 * @throws AppError busy when the name is taken, ZodError when name or password break their rules
 */
export async function createUser(input: NewUser): Promise<{ id: string }> {
  const { username, password } = NewUser.parse(input);
  const { rejected, data } = await users
    .create({ username, password: await hashPassword(password) })
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (rejected || !data) throw new AppError("busy", "This username is taken.");
  return { id: data.id };
}
