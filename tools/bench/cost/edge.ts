import { edgePlans, prices } from "./prices.ts";

/** What a month asks of the edge. */
export interface EdgeLoad {
  requests: number;
  gb: number;
  /** Rules of the firewall; 0 without one. */
  rules: number;
}

/** A way to pay for the edge. */
export interface EdgeBill {
  name: string;
  cloudFront: number;
  firewall: number;
  hostedZone: number;
}

/** Price of an amount through tiers of [upper end, price]. */
function tiered(amount: number, tiers: readonly (readonly [number, number])[]): number {
  let [rest, from, total] = [amount, 0, 0];
  for (const [to, price] of tiers) {
    const part = Math.max(0, Math.min(rest, to - from));
    total += part * price;
    rest -= part;
    from = to;
  }
  return total;
}

/** The edge by use: each GB, request, edge function and inspected request is paid. */
function payAsYouGo({ requests, gb, rules }: EdgeLoad): EdgeBill {
  const { cloudFront, firewall, hostedZone } = prices;
  return {
    name: rules > 0 ? "by use" : "by use, no firewall",
    cloudFront:
      tiered(Math.max(0, gb - cloudFront.freeGb), cloudFront.tiers) +
      Math.max(0, requests - cloudFront.freeRequests) * cloudFront.perRequest +
      Math.max(0, requests - cloudFront.freeFunctionCalls) * cloudFront.perFunctionCall,
    firewall: rules > 0 ? firewall.acl + rules * firewall.rule + requests * firewall.perRequest : 0,
    hostedZone,
  };
}

/** The smallest plan whose allowance holds the month, if there is one. It needs a firewall and includes it. */
export function flatRate({ requests, gb, rules }: EdgeLoad): EdgeBill | undefined {
  const plan = edgePlans.find((each) => each.requests >= requests && each.gb >= gb && each.rules >= rules);
  return plan && { name: `plan ${plan.name}`, cloudFront: plan.price, firewall: 0, hostedZone: 0 };
}

const getPrice = ({ cloudFront, firewall, hostedZone }: EdgeBill): number => cloudFront + firewall + hostedZone;

/** What the edge may be paid by, the cheapest first. */
export const edgeChoices = (load: EdgeLoad): EdgeBill[] =>
  [payAsYouGo(load), flatRate(load), payAsYouGo({ ...load, rules: 0 })]
    .filter((choice) => choice !== undefined)
    .toSorted((a, b) => getPrice(a) - getPrice(b));
