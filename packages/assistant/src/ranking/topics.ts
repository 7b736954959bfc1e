import { listKeys } from "@site/core/contract/form";

/** Meanings that belong to one topic. */
const topicLabels = {
  financing:
    "financing financing-apply zero-apr same-as-cash spread decision pre-approval bad-credit after-promo early-payoff monthly",
  warranty:
    "warranty warranty-exclusions warranty-installation warranty-labor warranty-meaning warranty-previous warranty-transfer warranty-void service-cost",
  giveaway:
    "giveaway giveaway-catch giveaway-dates giveaway-eligibility giveaway-entry-status giveaway-household giveaway-prize giveaway-purchase giveaway-rent giveaway-use giveaway-winner giveaway-next home-show",
  jobs: "job job-office job-requirements job-schedule job-status job-subs pay benefits",
  windows:
    "window-kinds window-colors window-custom window-drafts window-energy window-safety double-hung bay-bow other-windows glass ratings noise fog cfm grids frame-material screens cold-performance casement u-factor window-life easy-windows triple-pane low-e",
  siding:
    "siding-kinds siding-colors siding-fade siding-wind siding-care siding-insulated siding-match siding-over stone-siding vinyl-vs-wood soffit siding-life siding-in-winter",
  bathrooms:
    "tub-to-shower safety-tub walk-in-tub shower-doors shower-glass bath-walls bath-scope bath-access bath-during medicare",
  doors: "door-kinds door-sizes door-security door-frame door-material door-glass door-extras patio-kinds storm-door",
  work: "how-long install-day install-method crew-hours crew-size crew-training cleanup prepare home-during haul-away weather deadline production-time plumbing-electric pets-kids rot mold reuse after-installation background-check how-soon",
  estimate:
    "book visit-length who-comes both-home remote-estimate free-estimate estimate-valid obligation after-quote answer-time steps appointment-needed drawings",
  price:
    "quote-covers deposit bundle offers price push-price why-no-prices budget rival compare-stores payment-methods service-area-fee",
} as const;

export type Topic = keyof typeof topicLabels;

export const topicNames = listKeys(topicLabels);

export const getLabels = (topic: Topic): string[] => topicLabels[topic].split(" ");

const topicByLabel = new Map<string, Topic>(
  topicNames.flatMap((topic) => topicLabels[topic].split(" ").map((label) => [label, topic] as const)),
);

/** The topic that a meaning belongs to, and that the spare answer "about-..." is of. */
export const topicOfLabel = (label: string): Topic | undefined =>
  topicByLabel.get(label) ?? topicNames.find((name) => label === `about-${name}`);

/** What people tell, do or feel: it asks for no fact. */
const noFact = new Set(
  "project inform correct confirm deny refuse for-other about-me times channel call-time greet thanks goodbye recap reaction complaint damage warranty-claim status reschedule withdraw stop-contact privacy emergency-property emergency-person despair bereaved vendor injection abuse others-data human callback identity you-skipped confused well-being hold-on whats-next office-knows test off-topic joke flirt contract-out impostor scam praise".split(
    " ",
  ),
);
export const asksFact = (label: string): boolean => !noFact.has(label);
