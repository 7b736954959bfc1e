import { archiveUrl, failedKey } from "@site/core/content/contract";
import { cacheTimes } from "@site/wordpress/fetch/cache";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { loadRichConfig } from "@site/wordpress/pages/load-rich-page";
import { loadRichStyle } from "@site/wordpress/pages/load-rich-style";
import { contentFeed, contentSitemap } from "@site/wordpress/pages/site-files";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import { createSource, type Source } from "@site/wordpress/source";
import { describe, expect, test } from "vitest";
import { recordedSource } from "../../wordpress/tape.ts";

interface Weather {
  /** Which calls fail now. */
  isDown: (url: URL) => boolean;
  now: number;
}

const well: Weather["isDown"] = () => false;
const everything: Weather["isDown"] = () => true;
const categories: Weather["isDown"] = ({ pathname }) => pathname.endsWith("/v2/categories");

const broken = { status: 500, type: "text/html", text: "<h1>Error establishing a database connection</h1>" };

/** The recorded WordPress on a bad day. */
function sourceIn(weather: Weather): Source {
  const recorded = recordedSource();
  const call: Source["call"] = async (asked) => {
    if (!weather.isDown(asked.url)) return recorded.call(asked);
    throw new ProviderFailure("status", `answered ${broken.status}`, { status: broken.status });
  };
  const own = createSource(recorded.provider, { now: () => weather.now });
  return { ...own, lacks: recorded.lacks, call, callAside: call };
}

const newWeather = (isDown: Weather["isDown"]): Weather => ({ isDown, now: 1_000_000 });

describe("one list of terms that can't be read [W1]", () => {
  test("takes no category away: its address is unavailable, never missing, and back when the list is", async () => {
    const weather = newWeather(categories);
    const source = sourceIn(weather);
    expect(await loadDocument("/category/windows-2", source)).toMatchObject({ status: 503, failure: { status: 500 } });
    expect((await loadDocument("/services", source)).status).toBe(200);
    expect((await loadDocument("/tag/energy", source)).status).toBe(200);
    weather.isDown = well;
    weather.now += cacheTimes.failed + 1;
    expect((await loadDocument("/category/windows-2", source)).status).toBe(200);
  });

  test("takes the sitemap as a whole, and costs nothing where it is remembered", async () => {
    const weather = newWeather(categories);
    const source = sourceIn(weather);
    expect(await contentSitemap({}, source)).toMatchObject({ status: "unavailable", failure: { status: 500 } });
    weather.isDown = well;
    weather.now += cacheTimes.failed + 1;
    const whole = await contentSitemap({}, source);
    expect(whole.status).toBe("found");
    const readAt = weather.now;
    weather.isDown = categories;
    weather.now += 3_600_000;
    const later = await contentSitemap({}, source);
    // The four lists were not all read at once: the oldest counts.
    expect(later).toMatchObject({ status: "found", value: { readAt } });
    expect(later).toMatchObject({ value: { xml: expect.stringContaining("/category/windows-2<") } });
    expect((await loadDocument("/category/windows-2", source)).status).toBe(200);
  });
});

describe("while WordPress is away and nothing is remembered", () => {
  test.each(["/services", "/services/team", "/category/windows-2", "/2026/05", "/blog/tip-12", "/no-such", "/-/p/27"])(
    "%s can't be told, which is no 404",
    async (path) => {
      const { status, data, failure } = await loadDocument(path, sourceIn(newWeather(everything)));
      expect(status).toBe(503);
      expect(data[failedKey]).toBe(true);
      expect(failure).toMatchObject({ kind: "status", status: 500 });
    },
  );

  test("sitemap and feed are unavailable, not short [W10]", async () => {
    const source = sourceIn(newWeather(everything));
    expect((await contentSitemap({}, source)).status).toBe("unavailable");
    expect((await contentFeed(source)).status).toBe("unavailable");
    const withSamples = { ...source, provider: { ...source.provider, showsSamples: true } };
    expect((await contentFeed(withSamples)).status).toBe("unavailable");
  });

  test.each([true, false])(
    "/blog says that posts are missing, and shows samples only if it may (%s)",
    async (showsSamples) => {
      const source = sourceIn(newWeather(everything));
      const { status, data, failure } = await loadDocument("/blog", {
        ...source,
        provider: { ...source.provider, showsSamples },
      });
      expect(status).toBe(503);
      expect(failure).toMatchObject({ kind: "status", status: 500 });
      expect(data[archiveUrl("/blog")]).toMatchObject({ posts: [], hasSamples: showsSamples, isPartial: true });
    },
  );

  test("a search shows what this site has, and that there may be more [W9]", async () => {
    const weather = newWeather(everything);
    const source = sourceIn(weather);
    for (const words of ["estimate", "xyzzy"]) {
      const { status, failure } = await loadDocument(`/search/${words}`, source);
      expect(status).toBe(503);
      expect(failure).toBeDefined();
      expect(await loadArchive(`/search/${words}`, source)).toMatchObject({ value: { isPartial: true } });
    }
    weather.isDown = well;
    weather.now += cacheTimes.failed + 1;
    const outcome = await loadArchive("/search/hidden", source);
    expect(outcome.status === "found" && outcome.value.isPartial).toBeFalsy();
  });
});

describe("a page whose HTML alone fails", () => {
  const html: Weather["isDown"] = ({ pathname }) => pathname === "/services/";
  const isStyled = async (source: Source) => {
    const { status, data, failure } = await loadDocument("/services", source);
    const isShown = JSON.stringify(data).includes("data-unstyled");
    expect([status, failure !== undefined]).toEqual([200, isShown]);
    return !isShown;
  };

  test("is without its styles for a moment only, and one that was read before keeps them", async () => {
    const weather = newWeather(html);
    const source = sourceIn(weather);
    expect(await isStyled(source)).toBe(false);
    weather.isDown = well;
    weather.now += cacheTimes.failed + 1;
    expect(await isStyled(source)).toBe(true);
    weather.isDown = html;
    weather.now += 3_600_000;
    expect(await isStyled(source)).toBe(true);
  });

  test("has sheets and a configuration that can't be had, not none", async () => {
    const source = sourceIn(newWeather(html));
    expect((await loadRichStyle({ slug: "services", file: "0123456789ab.css" }, source)).status).toBe("unavailable");
    expect((await loadRichStyle({ slug: "services", file: "no-name.css" }, source)).status).toBe("missing");
    expect((await loadRichConfig("services.js", source)).status).toBe("unavailable");
  });

  test("is no empty page where a builder keeps all of it there", async () => {
    const own = sourceIn(newWeather(html));
    const call: Source["call"] = async (asked) => {
      const reply = await own.call(asked);
      if (!asked.url.pathname.endsWith("/pages") || !asked.url.searchParams.has("slug")) return reply;
      const [page] = JSON.parse(reply.text);
      const text = JSON.stringify([{ ...page, content: { rendered: "", protected: false } }]);
      return { ...reply, text };
    };
    expect((await loadDocument("/services", { ...own, call })).status).toBe(503);
  });
});

test("what WordPress itself doesn't have is missing, also while its lists can't be read", async () => {
  const source = sourceIn(newWeather(({ search }) => search.includes("per_page=100")));
  expect((await loadDocument("/no-such-page", source)).status).toBe(404);
  expect((await loadDocument("/services", source)).status).toBe(200);
  expect((await loadDocument("/category/windows-2", source)).status).toBe(503);
});

test("a menu that failed to be read comes back with the next reading and is not taken for gone", async () => {
  const weather = newWeather(well);
  const source = sourceIn(weather);
  const withMenu = { ...source, provider: { ...source.provider, menus: { More: "footer-links" } } };
  const menusOf = async () => {
    const { data } = await loadDocument("/services", withMenu);
    return (Object.values(data).find((value) => value !== null) as { menus?: unknown[] }).menus;
  };
  expect(await menusOf()).toHaveLength(1);
  weather.isDown = ({ pathname }) => pathname.endsWith("/navigation");
  weather.now += 3_600_000;
  expect(await menusOf()).toHaveLength(1);
});

describe("a WordPress with many posts [W11]", () => {
  const json = (text: string) => ({ status: 200, type: "application/json", text });

  /** Lists of all items by hundreds, of which the first says how many there are. */
  function many(pages: number, isSlow: boolean) {
    const recorded = recordedSource();
    const asked: number[] = [];
    const isNewest = (query: URLSearchParams) => query.get("per_page") === "10" && query.has("page");
    const call: Source["call"] = async (given) => {
      const { pathname, searchParams } = given.url;
      if (isNewest(searchParams))
        return { ...json('[{"id":1,"slug":"a","link":"https://wordpress.test/a/"}]'), pages: 3, url: given.url };
      if (searchParams.get("per_page") !== "100") return recorded.call(given);
      asked.push(Number(searchParams.get("page")));
      if (isSlow) await new Promise(() => undefined);
      return { ...json("[]"), ...(pathname.endsWith("/posts") ? { pages } : {}), url: given.url };
    };
    return { source: { ...createSource(recorded.provider), call, callAside: call }, asked };
  }

  test("asks for the pages of its list at once, when the first has said how many there are", async () => {
    const { source, asked } = many(20, false);
    expect((await contentSitemap({}, source)).status).toBe("found");
    const later = asked.filter((page) => page > 1);
    expect(later).toEqual(Array.from({ length: 19 }, (_, index) => index + 2));
  });

  test("shows its newest posts to a first visitor without waiting for the addresses of all", async () => {
    const { source } = many(20, true);
    const outcome = await loadArchive("/blog", source);
    expect(outcome).toMatchObject({ status: "found", value: { page: 1, pages: 3, posts: [{ slug: "a" }] } });
    expect(await loadDocument("/blog/page/3", source)).toMatchObject({ status: 200, kind: "archive" });
  });
});
