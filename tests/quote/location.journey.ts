import type { Page, Route } from "@playwright/test";
import { pageHeaders } from "@site/web/headers";
import { holdScripts } from "../support/hold.ts";
import { expect, ready, test } from "../support/servers/site.ts";

const geocoder = "https://geo.example/reverse";
const ip = "https://ip.example/json/";

/** The page as a stage with location services has it: they are named in its head and allowed by its policy. */
async function withServices(page: Page): Promise<void> {
  const headers = pageHeaders({ location: [new URL(geocoder).origin, new URL(ip).origin] });
  const tags = `<meta name="location-geocoder" content="${geocoder}"><meta name="location-ip" content="${ip}">`;
  await page.route("**/quote", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</title>", () => `</title>${tags}`);
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  });
}

const cors = { "access-control-allow-origin": "*" };

/** The services at the edge of the network. @returns the addresses that were asked */
async function services(page: Page, answers: { geocoder?: object; ip?: object }): Promise<string[]> {
  const asked: string[] = [];
  const respond = (json: object | undefined) => (route: Route) => {
    asked.push(route.request().url());
    return json ? route.fulfill({ json, headers: cors }) : route.fulfill({ status: 500, headers: cors });
  };
  await page.route(`${geocoder}?**`, respond(answers.geocoder));
  await page.route(ip, respond(answers.ip));
  return asked;
}

const rome = { address: { city: "Rome", state: "New York", country: "United States" } };
const utica = { city: "Utica", region: "New York", country_name: "United States" };
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("userLocation"));
const field = (page: Page) => page.getByLabel("Town or ZIP");
const look = (page: Page) => page.getByRole("button", { name: "Use my location" }).click();

async function open(page: Page): Promise<void> {
  await page.goto("/quote");
  await ready(page);
}

test("the browser's position becomes a town, which is kept and put into the form the next time [S-01, S-02, S-04]", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.2128, longitude: -75.4557 });
  await withServices(page);
  const asked = await services(page, { geocoder: rome, ip: utica });
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await look(page);
  await expect(field(page)).toHaveValue("Rome, New York");
  await expect(page.getByText("We filled in Rome, New York.")).toBeVisible();
  expect(asked).toEqual([`${geocoder}?format=jsonv2&lat=43.21&lon=-75.46&zoom=10`]);
  expect(await stored(page)).toBe("Rome, New York");
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await page.getByLabel("Full name").fill("Ann");
  await expect(field(page)).toHaveValue("Rome, New York");
  await expect(page.getByLabel("Full name")).toHaveValue("Ann");
  await look(page);
  expect(asked).toHaveLength(1);
});

test("a visitor who refuses is found by the internet address [S-03]", async ({ page }) => {
  await withServices(page);
  const asked = await services(page, { geocoder: rome, ip: utica });
  await open(page);
  await look(page);
  await expect(field(page)).toHaveValue("Utica, New York");
  expect(asked).toEqual([ip]);
  expect(await stored(page)).toBe("Utica, New York");
});

test("a geocoder that fails hands over to the internet address [S-03]", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.2128, longitude: -75.4557 });
  await withServices(page);
  const asked = await services(page, { ip: utica });
  await open(page);
  await look(page);
  await expect(field(page)).toHaveValue("Utica, New York");
  expect(asked).toHaveLength(2);
});

test("a browser that never answers is waited for eight seconds and no longer [S-01]", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await withServices(page);
  const asked = await services(page, { ip: utica });
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await look(page);
  await expect(page.getByText("Looking for your town ...")).toBeVisible();
  await page.clock.runFor(7999);
  await expect(page.getByText("Looking for your town ...")).toBeVisible();
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(field(page)).toHaveValue("Utica, New York");
});

test("when everything fails it is Central New York, said openly and not kept [S-05]", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.2128, longitude: -75.4557 });
  await withServices(page);
  const asked = await services(page, {});
  await open(page);
  await look(page);
  await expect(
    page.getByText("We couldn't find your location. We'll assume Central New York unless you type your town or ZIP."),
  ).toBeVisible();
  await expect(field(page), "a guess is never written").toHaveValue("");
  expect(asked).toHaveLength(2);
  expect(await stored(page)).toBeNull();
});

test("without services there is nothing to press, and nobody is asked", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Request My Free Estimate" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use my location" })).toBeHidden();
});

test("what is said of a typed place goes when a found town takes its place: the hint and the error", {
  tag: "@usual",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("userLocation", "Rome, New York"));
  await withServices(page);
  await open(page);
  await page.getByLabel("Full name").focus();
  // The form's own rules begin with its first touch.
  await expect(page.getByLabel("Text me about my request")).toBeDisabled();
  const advice = page.getByText("outside our usual area");
  await field(page).fill("90210");
  await page.getByLabel("Product type").focus();
  await expect(advice).toBeVisible();
  await look(page);
  await expect(field(page)).toHaveValue("Rome, New York");
  await expect(advice).toBeHidden();
  await field(page).fill("U");
  await page.getByRole("button", { name: "Request My Free Estimate" }).click();
  await expect(page.locator("#location-error")).toBeVisible();
  await look(page);
  await expect(field(page)).toHaveValue("Rome, New York");
  await expect(page.locator("#location-error")).toBeHidden();
});

test("a place with markup in its name is only text, and a kept place never overwrites what was typed", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("userLocation", '"><img src=x onerror="window.hacked=1">'));
  await withServices(page);
  const release = await holdScripts(page);
  await page.goto("/quote");
  await page.getByLabel("Full name").fill("Early Ann");
  await field(page).fill("Ilion");
  release();
  await ready(page);
  await page.getByLabel("Email").fill("ann@example.org");
  await expect(page.getByRole("button", { name: "Use my location" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(field(page)).toHaveValue("Ilion");
  await expect(page.getByLabel("Full name")).toHaveValue("Early Ann");
  await expect(page.getByLabel("Email")).toHaveValue("ann@example.org");
  expect(await page.evaluate("window.hacked")).toBeUndefined();
});
