import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { listenLocally } from "@site/core/listen-locally";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractLibrary } from "../../wordpress/contract-library.ts";

const folder = "tests/wordpress/recordings";

interface Recording {
  request: { method: string; path: string; json?: unknown };
  response: { status: number; json?: unknown; headers: Record<string, string> };
}

const names = readdirSync(folder)
  .filter((file) => /^[ab]-.*\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ""));

let providers: { a: string; b: string };
const servers: Server[] = [];

async function start(hasGraphql: boolean): Promise<string> {
  const server = createProvider({ library: contractLibrary, hasGraphql });
  servers.push(server);
  return listenLocally(server);
}

beforeAll(async () => {
  providers = { a: await start(false), b: await start(true) };
});

afterAll(() => {
  for (const server of servers) server.close();
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll("&amp;", "&");

/** What both must agree on: codes, error messages, titles, slugs, nulls, and the shape of data. */
function essence(value: unknown, key = ""): unknown {
  if (Array.isArray(value))
    return value.map((item) => essence(item)).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (isObject(value)) {
    if (Array.isArray(value.errors))
      return {
        error: isObject(value.errors[0]) && String(value.errors[0].message).replace(/ Did you mean .*$|["{} ]/g, ""),
      };
    if (key === "title" || key === "") if (typeof value.rendered === "string") return decode(value.rendered);
    const kept = [
      "code",
      "message",
      "params",
      "data",
      "id",
      "slug",
      "title",
      "name",
      "uri",
      "__typename",
      "status",
      "protected",
    ];
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, child]) => {
        if (child === null) return [[name, null]];
        const isInside = isObject(child) && !/^_|^guid$|^meta$|extensions/.test(name);
        return kept.includes(name) || isInside ? [[name, essence(child, name)]] : [];
      }),
    );
  }
  return typeof value === "string" ? decode(value) : value;
}

test.each(names)("the sample provider answers like the recorded WordPress: %s", async (name) => {
  const { request, response }: Recording = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
  const { method, path, json } = request;
  const answer = await fetch(providers[name.startsWith("a") ? "a" : "b"] + path, {
    method,
    redirect: "manual",
    ...(json === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(json) }),
  });
  expect(answer.status).toBe(response.status);
  for (const header of ["x-wp-total", "x-wp-totalpages"])
    expect(answer.headers.get(header), header).toBe(response.headers[header] ?? null);
  const text = await answer.text();
  if (response.json !== undefined) expect(essence(JSON.parse(text))).toEqual(essence(response.json));
  else expect(text).toBe("");
  const location = response.headers.location;
  if (location) expect(new URL(answer.headers.get("location") ?? "").pathname).toBe(new URL(location).pathname);
});
