/** One answer with HTML, as a scanner of headers sees it. */
export interface Scanned {
  headers: Headers;
  html: string;
}

const getDirectives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );

const broad = /^(\*|(ftp|https?):|https?:\/\/\*(\.\*)?)$/;
const isHash = (source: string): boolean => /^'(sha\d+|nonce)-/.test(source);

function policyPoints(policy: string): number {
  const directives = getDirectives(policy);
  const listSources = (name: string): string[] => {
    const sources = directives.get(name) ?? directives.get("default-src") ?? ["*"];
    return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const scripts = [...listSources("script-src"), ...listSources("object-src")];
  const styles = listSources("style-src");
  if (directives.size === 0) return -25;
  if (scripts.some((source) => broad.test(source) || ["'unsafe-inline'", "data:"].includes(source))) return -20;
  const active = [...directives].filter(([name]) => !["img-src", "media-src"].includes(name));
  if (active.some(([, sources]) => sources.some((source) => source.startsWith("http:")))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...directives.values()].flat().some((source) => source.startsWith("http:"))) return -10;
  if (styles.some((source) => broad.test(source) || ["'unsafe-inline'", "data:"].includes(source))) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: string[]): number {
  const has = (part: RegExp) => cookies.every((cookie) => part.test(cookie));
  if (cookies.length === 0) return 0;
  if (!has(/;\s*secure/i)) return -40;
  if (!has(/;\s*httponly/i)) return -30;
  return has(/;\s*samesite=(lax|strict)/i) ? 5 : 0;
}

function transportPoints(value: string): number {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);
  if (age < 0) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

/** Scripts of other hosts without a checksum. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc=["']?((?:https?:)?\/\/[^"'\s>]+)[^>]*>/gi)];
  if (foreign.some(([, address = ""]) => address.startsWith("http:"))) return -50;
  return foreign.some(([tag]) => !/\bintegrity=/i.test(tag)) ? -5 : 0;
}

const privateReferrers = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The score of an answer by the published rules of Mozilla's HTTP Observatory: 100, and points for or against. What it
 * asks of a whole site (the redirect to https, a place in the browsers' HSTS list) is not counted. The scanner itself
 * can't be installed here: it asks two servers while it is installed.
 */
export function getScore({ headers, html }: Scanned): number {
  const of = (name: string): string => headers.get(name)?.toLowerCase() ?? "";
  const policy = of("content-security-policy");
  const frames = getDirectives(policy).get("frame-ancestors") ?? ["*"];
  const isFramed = frames.some((source) => broad.test(source));
  const points = [
    policyPoints(policy),
    cookiePoints(headers.getSetCookie()),
    of("access-control-allow-origin") ? -50 : 0,
    transportPoints(of("strict-transport-security")),
    scriptPoints(html),
    of("x-content-type-options") === "nosniff" ? 0 : -5,
    isFramed && !/^(deny|sameorigin)$/.test(of("x-frame-options")) ? -20 : 0,
  ];
  const rewards = [
    isFramed ? 0 : 5,
    privateReferrers.test(of("referrer-policy")) ? 5 : 0,
    /^same-(origin|site)$/.test(of("cross-origin-resource-policy")) ? 10 : 0,
  ];
  const lost = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const won = [...points.filter((point) => point > 0), ...rewards].reduce((sum, point) => sum + point, 0);
  // As there, good marks don't make up for bad ones.
  return lost >= 90 ? lost + won : Math.max(lost, 0);
}
