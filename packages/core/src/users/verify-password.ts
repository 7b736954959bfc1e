import { users } from "./entity.ts";
import { hashPassword, matchesHash } from "./password-hash.ts";

/**
 * @param username in any case
 * @returns the user's id, or undefined for a wrong password and for an unknown name alike, after the same work
 */
export async function verifyPassword(username: string, password: string): Promise<string | undefined> {
  const { data } = await users.get({ username: username.trim().toLowerCase() }).go({ consistent: true });
  if (!data) {
    await hashPassword(password);
    return undefined;
  }
  return (await matchesHash(password, data.password)) ? data.id : undefined;
}
