import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { createSource, type Source } from "@site/wordpress/source";
import { expect, test } from "vitest";
import { contentChecks } from "../../../tools/wordpress/content-checks.ts";

const base = new URL("https://cms.example.com/");

/** A WordPress of posts. @param odd texts by their place in the list @param large places of those that are too large */
function sourceOf(count: number, odd: Readonly<Record<number, string>>, large: readonly number[] = []): Source {
  const call: Source["call"] = async ({ url }) => {
    const [length, page] = ["per_page", "page"].map((name) => Number(url.searchParams.get(name)));
    const first = (Number(page) - 1) * Number(length);
    const places = url.pathname.endsWith("/posts")
      ? Array.from({ length: Number(length) }, (_, index) => first + index).filter((place) => place < count)
      : [];
    if (places.some((place) => large.includes(place))) throw new ProviderFailure("tooLarge", "too large");
    const items = places.map((place) => ({
      link: `${base.href}post-${place}/`,
      content: { rendered: odd[place] ?? "<p>Plain.</p>" },
    }));
    return { status: 200, type: "application/json", text: JSON.stringify(items), url };
  };
  return { ...createSource({ base, assetOrigins: [], hasScripts: true }), call, callAside: call };
}

function getCheck(name: string) {
  const check = contentChecks.find((each) => each.name.includes(name));
  if (!check) throw new Error(name);
  return check;
}

test("the oldest of many texts is read, also beside one that is too large for an answer", async () => {
  const odd = { 44: "<p>[vc_row a=1]Words[/vc_row]</p>", 7: "[gallery ids=1]" };
  const source = sourceOf(45, odd, [8]);
  expect(await getCheck("shortcodes").run({ source })).toMatch(/^\/post-7, \/post-44: .*activate the plug-in/);
});

test("a site whose texts are fine is told so", async () => {
  const source = sourceOf(45, {});
  expect(await getCheck("shortcodes").run({ source })).toBe("none is left unread");
  expect(await getCheck("frames").run({ source })).toBe("all may be shown");
  await getCheck("pictures").run({ source });
});

test("frames name their hosts and texts, until the settings name the host", async () => {
  const frame =
    '<iframe src="https://my.matterport.com/show"></iframe><iframe src="https://www.youtube.com/embed/1"></iframe>';
  const source = sourceOf(30, { 3: frame, 25: frame });
  expect(await getCheck("frames").run({ source })).toMatch(
    /my\.matterport\.com \(\/post-3, \/post-25\); .*wordpressFrameHosts/,
  );
  const open = sourceOf(30, { 3: frame });
  const provider = { ...open.provider, frameHosts: ["my.matterport.com"] };
  expect(await getCheck("frames").run({ source: { ...open, provider } })).toBe("all may be shown");
});

test("pictures of other hosts are told with what to do", async () => {
  const source = sourceOf(30, { 29: '<img src="https://cdn.example.net/a.jpg" alt="">' });
  await expect(getCheck("pictures").run({ source })).rejects.toThrow(
    /cdn\.example\.net \(\/post-29\); .*wordpressAssetHosts/,
  );
});
