/** Meanings of one topic: where no single one is likely, the topic may be. */
const topicLabels = {
  financing:
    "financing financing-apply zero-apr same-as-cash spread decision pre-approval bad-credit after-promo early-payoff monthly",
  warranty:
    "warranty warranty-exclusions warranty-installation warranty-labor warranty-meaning warranty-previous warranty-transfer warranty-void service-cost",
  giveaway:
    "giveaway giveaway-catch giveaway-dates giveaway-eligibility giveaway-entry-status giveaway-household giveaway-prize giveaway-purchase giveaway-rent giveaway-use giveaway-winner home-show",
  jobs: "job-office job-requirements job-schedule job-status job-subs pay benefits",
  windows:
    "window-kinds window-colors window-custom window-drafts window-energy window-safety double-hung bay-bow other-windows glass ratings noise fog cfm grids frame-material screens cold-performance",
  siding:
    "siding-kinds siding-colors siding-fade siding-wind siding-care siding-insulated siding-match siding-over stone-siding vinyl-vs-wood soffit",
  bathrooms:
    "tub-to-shower safety-tub walk-in-tub shower-doors shower-glass bath-walls bath-scope bath-access bath-during medicare",
  doors: "door-kinds door-sizes door-security door-frame door-material door-glass door-extras patio-kinds storm-door",
  work: "how-long install-day install-method crew-hours crew-size crew-training cleanup prepare home-during haul-away weather deadline production-time plumbing-electric pets-kids rot mold reuse after-installation background-check how-soon",
  estimate:
    "book visit-length who-comes both-home remote-estimate free-estimate estimate-valid obligation after-quote answer-time steps appointment-needed drawings",
  price:
    "price push-price why-no-prices budget rival compare-stores bundle offers deposit payment-methods payment-status quote-covers refund-policy service-area-fee",
} as const;

export type Topic = keyof typeof topicLabels;

const isTopic = (name: string): name is Topic => name in topicLabels;
export const topicNames = Object.keys(topicLabels).filter(isTopic);

/** The meanings of a topic. */
export const labelsOf = (topic: Topic): string[] => topicLabels[topic].split(" ");

const topicOf = new Map<string, Topic>(
  topicNames.flatMap((topic) => topicLabels[topic].split(" ").map((label) => [label, topic] as const)),
);

/** The topic that a meaning belongs to. */
export const topicOfLabel = (label: string): Topic | undefined => topicOf.get(label);

/** Meanings of one topic must be this likely together. */
const sureOfTopic = 0.5;

/** The topic that a text is surely about, whatever it asks of it. */
export function topicIn(guesses: readonly { label: string; share: number }[]): Topic | undefined {
  const shares = new Map<Topic, number>();
  for (const { label, share } of guesses) {
    const topic = topicOf.get(label);
    if (topic) shares.set(topic, (shares.get(topic) ?? 0) + share);
  }
  return [...shares].find(([, share]) => share >= sureOfTopic)?.[0];
}
