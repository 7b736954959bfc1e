import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { ask, type Check, ensure, Skip } from "./result.ts";

const closedOrigin: Check = async (site) => {
  if (site.isLocal) throw new Skip("the local server has no CloudFront in front");
  if (!site.api) throw new Skip("say where the API is: --api, the ApiUrl that the deployment printed");
  for (const path of [submitQuoteEndpoint.path, "/"]) {
    const response = await ask(site, new URL(path, site.api).href, { method: path === "/" ? "GET" : "POST" });
    await response.body?.cancel();
    ensure(response.status === 403, `${path} of the API's own address answers ${response.status}, past the firewall`);
  }
  return "the API's own address answers 403";
};

const otherHosts: Check = async (site) => {
  if (site.also.length === 0) throw new Skip("name the addresses that lead here: --also URL");
  for (const address of site.also) {
    const response = await ask(site, new URL("/quote?from=smoke", address).href);
    await response.body?.cancel();
    const target = response.headers.get("location") ?? "";
    ensure([301, 308].includes(response.status), `${address} answers ${response.status} instead of leading here`);
    ensure(target === new URL("/quote?from=smoke", site.url).href, `${address} leads to ${target}`);
  }
  return `${site.also.join(", ")} lead here, path and query kept`;
};

const office: Check = async (site) => {
  if (!site.office) throw new Skip("name the staff's host: --office URL");
  const response = await ask(site, site.office);
  const html = await response.text();
  const isHidden = /noindex/.test(response.headers.get("x-robots-tag") ?? "") || /name="robots"[^>]*noindex/.test(html);
  ensure([200, 302, 401, 403].includes(response.status), `${site.office} answers ${response.status}`);
  ensure(response.status !== 200 || isHidden, "search engines may list the staff's host: noindex is missing");
  return `${site.office} answers ${response.status}`;
};

/** Addresses beside the site's own. */
export const hostChecks = {
  "the API behind CloudFront": closedOrigin,
  "other addresses of the site": otherHosts,
  "the staff's host": office,
};
