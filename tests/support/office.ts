import { expect, type Page } from "@playwright/test";
import { newId } from "@site/core/store/ids";
import { codesFor } from "./outbox.ts";
import type { Site } from "./servers/site.ts";

/** A phone with a fingerprint reader, which says yes by itself (Chromium's virtual authenticator). */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Lets somebody use the office, by the staff's command line. @returns their address */
export async function addStaff(site: Site, name: string, role: string): Promise<string> {
  const email = `${name.split(" ")[0]?.toLowerCase()}-${newId().slice(-8)}@example.org`;
  await site.ops("staff", "add", "--email", email, "--name", name, "--role", role);
  return email;
}

/** Signs in with a mailed code, on the page that is open. */
export async function signIn(page: Page, site: Site, email: string): Promise<void> {
  const before = await codesFor(site, email);
  await page.getByLabel("Work email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  let codes = before;
  await expect
    .poll(async () => {
      codes = await codesFor(site, email);
      return codes.length;
    })
    .toBeGreaterThan(before.length);
  await page.getByLabel("Code", { exact: true }).fill(codes.at(-1) ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A homeowner's request by the site's form. @returns the id of the lead */
export async function request(site: Site, more: object): Promise<string> {
  const response = await fetch(`${site.url}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": newId() },
    body: JSON.stringify({ name: "Office Journey", email: "journey@example.com", serviceType: "doors", ...more }),
  });
  expect(response.status).toBe(201);
  const { id } = JSON.parse(await response.text());
  return id;
}
