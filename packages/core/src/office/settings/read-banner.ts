import { colors } from "@site/company/colors";
import { localTime } from "../../business/local-time.ts";
import { comingClosings, setClosings } from "../../business/opening-hours.ts";
import type { Context } from "../../context.ts";
import { closingsMarkup } from "../../seo/business-markup.ts";
import { element, escapeMarkup, inlineJson } from "../../site/markup.ts";
import { readSetting } from "./staff-settings.ts";

const id = "notice";

/** Over the page, so that nothing in it moves when the banner comes. On a wide screen it is two small lines high and hangs
 * under the header, where every page begins with room for it; elsewhere, and in a browser that can't place it there, it
 * stands at the bottom, and the end of the page keeps room for it. */
const style = `#${id}{position:fixed;inset:auto 0 calc(3.75rem + env(safe-area-inset-bottom));z-index:19;display:flex;\
align-items:center;justify-content:space-between;gap:1rem;padding:.25rem .25rem .25rem 1rem;\
background:${colors.voice[900]};color:#fff;line-height:1.4}
#${id}[hidden]{display:none}
#${id} p{margin:0;overflow-wrap:anywhere}
#${id} button{flex:none;min-width:3rem;min-height:3rem;padding:0 .75rem;border:0;background:none;color:inherit;\
font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}
#${id} button:focus-visible{outline:3px solid ${colors.accent};outline-offset:-3px}
html:has(#${id}:not([hidden])){scroll-padding-bottom:9rem}
body:has(#${id}:not([hidden])) #root{padding-bottom:5rem}
html:has(main form :is(input,select,textarea):focus) #${id}{display:none}
@media(min-width:1024px){#${id}{inset:auto auto 1.25rem 1.25rem;max-width:36rem;border-radius:.25rem}
html:has(main form :is(input,select,textarea):focus) #${id}:not([hidden]){display:flex}
@supports(top:anchor(bottom)){header:has(nav){anchor-name:--header}
#${id}{position-anchor:--header;inset:anchor(bottom) 0 auto;max-width:none;min-height:2.125rem;padding:0 .25rem 0 1rem;\
border-radius:0;font-size:.8125rem;line-height:1.2}
#${id} button{min-height:2.125rem}
html:has(#${id}:not([hidden])){scroll-padding:13rem 0 6rem}
body:has(#${id}:not([hidden])) #root{padding-bottom:0}}}
@media print{#${id}{display:none!important}}`;

const bannerMarkup = (text: string): string =>
  `<aside id="${id}" aria-label="Notice"><style>${style}</style>${element("p", text)}` +
  `<button type="button" data-act="toggle" data-for="${id}">Close</button></aside>`;

/** What every page shows and says beside what was built: the banner while it is on, and the days that the staff closed,
 * for search engines and for the page's own calendar. */
export async function readBanner(context: Context): Promise<string> {
  const now = context.now();
  const [banner, closings] = await Promise.all([readSetting(context, "banner"), readSetting(context, "closings")]);
  setClosings(closings.value);
  const { isOn, text, until } = banner.value;
  const days = comingClosings(now);
  const isShown = isOn && (!until || localTime(now).date <= until);
  const closed = escapeMarkup(JSON.stringify(days));
  return [
    isShown ? bannerMarkup(text) : "",
    days.length > 0
      ? `<script type="application/ld+json" data-closings="${closed}">${inlineJson(closingsMarkup(days))}</script>`
      : "",
  ].join("");
}
