import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's first choice for scrypt: 128 MB and about 0.3 s for one guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;

const keyLength = 32;

interface Parameters {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** @returns "scrypt$N$r$p$salt$key", salt and key in base64url: the parameters stay with the hash, so they may grow */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether the password belongs to the hash. Compares in constant time; a hash of another form belongs to none. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = "", stored = ""] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  const expected = Buffer.from(stored, "base64url");
  if (expected.byteLength !== keyLength) return false;
  const key = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(key, expected);
}
