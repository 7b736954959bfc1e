import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Fetcher = (url: string) => Promise<unknown>;

/** What a page asks for: the rich form has ended without a result, now or on an earlier visit. */
const asked = new Map<string, Fetcher>();

vi.mock("swr", () => ({
  default: (key: string | null, fetcher: Fetcher) => {
    if (key) asked.set(key, fetcher);
    return { data: key?.includes("/elementor/") ? null : undefined, isLoading: false };
  },
}));

const { useContentPage } = await import("./use-content-page.ts");

function Visit({ path }: { path: string }) {
  return useContentPage(path).state;
}

/** Opens a page. @returns how long its forms may take, ms, when they are asked for */
function open(path: string) {
  asked.clear();
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <Visit path={path} />
    </StaticRouter>,
  );
  const own = [...asked];
  return async (form: "elementor" | "blocks") => {
    for (const [url, load] of own) if (url.includes(`/${form}/`)) await load(url);
    return vi.mocked(AbortSignal.timeout).mock.lastCall?.[0];
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(AbortSignal, "timeout");
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the forms of a page share ten seconds from the visit's start", async () => {
  const load = open("/team");
  await load("elementor");
  vi.advanceTimersByTime(4000);
  expect(await load("blocks")).toBe(6000);
  vi.advanceTimersByTime(20_000);
  expect(await load("blocks")).toBe(0);
});

test("a later visit, for which the rich form is not asked again, has its full time", async () => {
  await open("/prices")("elementor");
  vi.advanceTimersByTime(60_000);
  expect(await open("/prices")("blocks")).toBe(10_000);
});

test("two pages of one slug have a time of their own each", async () => {
  const top = open("/crew");
  await top("elementor");
  vi.advanceTimersByTime(4000);
  await open("/services/crew")("elementor");
  vi.advanceTimersByTime(3000);
  expect(await top("blocks")).toBe(3000);
});

test("while the block form fails a page below another one is away, and not the page at the top that shares its slug", async () => {
  const item = {
    id: 5,
    slug: "crew",
    title: { rendered: "Crew" },
    content: { rendered: "C" },
    excerpt: { rendered: "e" },
  };
  vi.stubGlobal("fetch", async (input: RequestInfo) => {
    const isList = String(input).includes("slug=crew");
    return isList ? Response.json([item]) : new Response('{"message":"away"}', { status: 503 });
  });
  const below = open("/services/crew");
  await expect(below("blocks")).rejects.toThrow();
  const [[, load] = []] = [...asked].filter(([url]) => url.includes("/blocks/"));
  expect(load).toBeDefined();
  open("/crew");
  const [[url = "", loadTop] = []] = [...asked].filter(([each]) => each.includes("/blocks/"));
  expect(await loadTop?.(url)).toMatchObject({ title: "Crew", content: "C" });
});
