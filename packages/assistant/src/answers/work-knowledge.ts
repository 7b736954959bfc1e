import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import type { Known } from "./general-knowledge.ts";

const { phone } = profile;

/** What holds of the work, of papers, money and this chat anywhere. The first that fits counts. */
export const workKnowledge: readonly Known[] = [
  {
    label: "contract-cancel",
    words: [
      /\b(?:3|three|few|\d) ?-?(?:business )?days?\b/i,
      /\b(?:thing|law|rule|right|cancel\w*|back out|period|change my mind|rescind)\b/i,
    ],
    say: `For contracts that are signed at home the law often gives a few days to cancel in writing, commonly three business days. Whether that holds for yours I can't decide: your papers say it, and how to do it. Please look today, do it in writing as they ask, and call the office at ${phone}.`,
  },
  {
    label: "compare-stores",
    words: [
      /\b(?:what|which|anything)\b.{0,25}\b(?:ask\w*|questions?|look for|watch out)\b/i,
      /\b(?:contractors?|companies|all (?:of )?(?:you|three|3|them)|each|quotes?|bids?|estimates?|you guys)\b/i,
    ],
    say: "Good questions for each of them: Who does the work, your own people or others? May I see license and insurance? What exactly is included, trim and hauling away too? When would you start, and how long does it take? What do the warranties on product and labor say in writing? And when is what paid?",
  },
  {
    label: "compare-stores",
    words: [
      /\b(?:cousin|brother|uncle|buddy|friend|nephew|son|husband|handyman|neighbou?r|dad|my ?self)\b/i,
      /\b(?:do it|put (?:it|them) in|install\w*|does it|just have)\b/i,
      /\bwhy\b|\bshould\b|\binstead\b|\bcan'?t\b|\bcouldn'?t\b|\bbetter\b/i,
    ],
    say: "For a small job somebody handy can be just right. What a company brings: license and insurance if something goes wrong, people who do this every day, and a warranty on the work. A free estimate lets you weigh it, without any obligation.",
  },
  {
    label: "bundle",
    words: [
      /\b(?:cheaper|save|saves|better (?:deal|price)|less|discount)\b/i,
      /\b(?:all|whole|at once|same time|together|at a time|several|more than one|both)\b/i,
      /window|house|door|do it|did|them|one/i,
    ],
    say: "One trip for several is less work than coming back, so it can help, but I know of no fixed rule and can't promise it. The free estimate can show both ways, all at once or in steps.",
  },
  {
    label: "financing-apply",
    words: [
      /\b(?:loan|financ\w*|lender|credit)\b/i,
      /\b(?:paper\w*|terms|contract|documents?|fine print|in writing)\b/i,
      /\b(?:see|read|send|copy|before|first|mail|look)\b/i,
    ],
    say: "You can ask for the lender's terms in writing beforehand, and you need not sign anything at the first visit; whether they can be sent ahead the office tells you. The estimate itself is free and binds you to nothing. Any plan is subject to credit approval.",
  },
  {
    label: "after-promo",
    after: "financing",
    words: [/\b(?:late|miss\w*|come back|owe|back ?interest|penalt\w*|all of it|retro\w*|don'?t pay|can'?t pay)\b/i],
    say: "Yes, it could: with a plan like that interest can apply when the balance is not paid in time. How much, and from when, stands in the lender's terms, so read that page before you choose and plan to be done early. Subject to credit approval.",
  },
  { label: "financing", after: "financing", words: [/\b(?:plans?|options?|choices)\b/i], say: "" },
  {
    label: "job-schedule",
    after: "jobs",
    words: [/\b(?:drive|commute|far|travel|distance)\b/i],
    say: `That drive is for you to weigh. Whether crews start at the shop each day and how far the jobs are the hiring team can tell you, at ${phone}.`,
  },
  {
    label: "pay",
    after: "jobs",
    words: [/\b(?:start|starting|begin|overtime|raise|raises|top)\b/i],
    say: `The listing only gives the range; where in it somebody starts, raises and overtime the hiring team tells you, at ${phone}.`,
  },
  {
    label: "whats-next",
    words: [
      /\bwhat happens (?:if|when|after)\b|\bhow does (?:it|this|that) work\b/i,
      /\b(?:message|msg|number|leave|chat|here)\b/i,
    ],
    say: `The office gets it in your words, sees it when it opens and gets back to you at the number or email that you leave. I can't promise the minute; if you would rather talk, the number is ${phone}.`,
  },
  {
    label: "hours",
    words: [
      /\b(?:soonest|earliest|when|how early|too late|what time)\b/i,
      /\b(?:human|person|somebody|someone|anybody|anyone|call|phone)\b/i,
      /\b(?:picks? up|answers?|there|in|to call|reach|call)\b/i,
      /\b(?:picks? up|answers?|too late|human)\b/i,
    ],
    say: "",
  },
  {
    label: "install-day",
    words: [/\bhow (?:long|much time)\b/i, /\b(?:holes?|opening|gap|each (?:window|one|hole)|per window|exposed)\b/i],
    say: "In general one window is taken out and the next set before the crew goes on, so each opening is open only a short while and not the whole day. How long for yours depends on the size and the trim; our team can tell you.",
  },
  {
    label: "pets-kids",
    words: [
      /\b(?:dust\w*|fumes|mess\w*|smells?|particles)\b/i,
      /\b(?:asthma\w*|allerg\w*|heart|lungs?|oxygen|copd|immune|sick|patient|chemo|breath\w*|newborn|baby)\b/i,
    ],
    say: "Thank you for saying that; please tell our team before anything starts. They can plan for it: closing off the room, covers, airing, or which hours he or she is better elsewhere. No job is free of dust, so I won't promise it, and the doctor should have a say.",
  },
  {
    label: "warranty-meaning",
    words: [/\b(?:they|theirs|them|other (?:guy|company|one)s?)\b/i, /\blife ?time\b/i],
    say: "Lifetime can mean different things, so ask both for the terms in writing: what is covered and what is not, whether labor is in it and for how long, who the lifetime is counted by, and whether it passes to a buyer of the house.",
  },
  {
    label: "compare-stores",
    words: [
      /\b(?:is|are) .{2,40} (?:any good|legit|reliable|trustworthy)\b|\bwhat do (?:you|u) (?:think|know) (?:of|about)\b|\bshould i (?:bite|trust (?:him|them|her))\b/i,
    ],
    say: "I can't judge another company. Ask for license and insurance, look at reviews and at work nearby, and get everything in writing; an offer that is only good today is worth a night's sleep. A free estimate from us lets you compare, without any obligation.",
  },
  {
    label: "offers",
    words: [
      /\b(?:knock (?:some|a bit|something|it)|come down|wiggle|negotiat\w*|haggle|lower (?:it|the price|your))\b|\byours (?:is|was|came in) (?:the )?(?:highest|higher|more|most)\b/i,
    ],
    say: `I can't change a price from this chat or promise a discount. Whoever made your quote can go through it with you line by line, and say what could be left out or done later: ${phone}.`,
  },
  {
    label: "price",
    words: [
      /\bwhat makes (?:it|the price|that|them) (?:go up|cost|more|so|higher|vary)|\bwhat does (?:it|that|the price) depend on\b|\bwhy (?:does|do) (?:it|they|prices) (?:vary|differ)\b/i,
    ],
    say: "Mostly the number and the sizes, the product and its options, what has to come out and what is found behind it, how easy the spot is to reach, and the trim. That is why it is measured first, for free, and comes in writing.",
  },
  {
    label: "who-to-ask",
    words: [
      /\b(?:referral\w*|refer|finder'?s fee|commission|kickback)\b/i,
      /\b(?:fees?|pay|program|clients?|send|get|offer|do you)\b/i,
    ],
    say: `Whether there is a referral program I don't know. The office can tell you at ${phone}; or leave your name and number here and I pass on that it is about referrals.`,
  },
  {
    label: "data-use",
    words: [
      /\b(?:track\w*|ads?|cookies?|spy\w*|listening|following me)\b/i,
      /\b(?:phone|facebook|google|instagram|site|me|you)\b/i,
      /\b(?:did|do|does|are|is|why|how|now|all over)\b/i,
    ],
    say: `I can see how that feels strange. What the site stores and which ads are shown I can't see from here, so I won't deny it or confirm it; ${pages.privacy.path} describes it and what you can turn off, and the office at ${phone} can answer.`,
  },
  {
    label: "chat-kept",
    words: [
      /\b(?:train\w*|learns?|learning)\b/i,
      /\b(?:chat|conversation|data|what (?:i|we) (?:say|write|type)|my words)\b/i,
      /\b(?:ai|model|company|you|it|gpt|bot)\b/i,
    ],
    say: "",
  },
  {
    label: "prepare",
    words: [/\btips?\b/i, /\b(?:crew|guys|installers?|workers?|men)\b/i],
    say: "Nobody expects a tip; a cold or hot drink is always welcome. That is up to you.",
  },
  {
    label: "weather",
    words: [/\b(?:rain\w*|snow\w*|storm\w*)\b/i, /\b(?:half|middle|during|day of|whole week|if it|what if)\b/i],
    say: "In bad weather the crew works around it or moves days, and an opening is closed before they leave. How your dates shift is settled with you by the office; nobody can promise the weather.",
  },
  {
    label: "quote-covers",
    words: [
      /\bwhy\b|\bhow come\b/i,
      /\b(?:quotes?|bids?|estimates?|prices?)\b/i,
      /\b(?:so (?:different|far apart)|double|twice|higher|apart|vary)\b/i,
    ],
    say: "Mostly because they don't cover the same: the product, taking out and hauling away, trim, who does the work, and what the warranty covers. Lay them side by side line by line and ask each for what is missing.",
  },
];
