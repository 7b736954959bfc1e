import { isOpen } from "@site/core/business/opening-hours";
import { officeHours, phone } from "../ranking/knowledge-base.ts";
import { anyOf } from "../signals/any-of.ts";
import { type Danger, intruderGone } from "../signals/danger.ts";
import type { Say, Situation } from "./situation.ts";

export const officeNow = (now: Date): string =>
  isOpen(now)
    ? `The office is open right now: ${phone}.`
    : `The office is closed right now; people answer at ${phone}, ${officeHours}.`;

const urgent = ({ reach, now }: Situation): string =>
  `${officeNow(now)} ${reach ? `I have passed this on marked urgent, with ${reach}; I can't promise when somebody comes.` : "I can't promise a crew from this chat."}`;

/** Water that comes from outside, as far as it is told. */
const rain =
  /^(?!.*\b(?:pipe|valve|burst|toilet|faucet|sink|shower|tub)\b).*\b(?:rain\w*|storm|snow|windows?|doors?|slider|siding|roof)\b/;

/** What carbon monoxide does before anybody smells a thing. */
const hintsAtCarbonMonoxide =
  /^(?!.*\b(?:gas|smell\w*|stinks?|rotten)\b).*\b(?:monoxide|co (?:alarm|detector)|alarm|detector|headaches?|dizzy|nause\w*|sleepy)\b/;

/** A wall that the wind takes apart has no opening and no glass. */
const comesOff =
  /^(?!.*\b(?:windows?|glass|door|slider)\b).*\b(?:siding|shingles?|soffit|fascia|trim|sheets?|panels?)\b.*\b(?:coming off|came off|blow\w*|blew|flap\w*|slap\w*|hanging|ripp\w*|loose|fl(?:y|ew)\w*)\b/;

export const dangers: Record<Danger, Say> = {
  despair: () => [
    "Please call or text 988 now, at any hour: somebody is there to listen, free and in confidence. If you are in danger, call 911. I am so sorry that it is this hard, and I am glad that you said it. The house can wait.",
    "988 is there right now by call or text, also just to talk; 911 if you are in danger. Nothing about the house matters as much as you.",
    "Please reach somebody now: 988 by call or text, or a person you trust who can come and stay with you.",
  ],
  gas: ({ text, talk }) => [
    ...(/\b(?:we|i)(?:'?re|'?m| are| am) (?:all )?out(?:side)?\b/.test(text)
      ? [
          "Good that you are out. If nobody has called yet, call 911 or the gas company's emergency line now, and stay away from the house until they say that it is safe.",
        ]
      : []),
    hintsAtCarbonMonoxide.test(talk)
      ? `Please leave the house now with everybody in it, and call 911 from outside: that can be carbon monoxide, which has no smell. Go back in only when they say that it is safe. The office, ${phone}, can wait until then.`
      : `Please leave the house now with everybody in it, touch no switch and light nothing, and call 911 or the gas company's emergency line from outside. Go back in only when they say that it is safe. The office, ${phone}, can wait until then.`,
    "If you are still inside, get out now. Stay outside, away from the house, and wait for 911 or the gas company there. Don't go back to open windows.",
    `Nobody goes in before the gas company says so, also when the smell is gone. You need us only after that: ${phone}.`,
  ],
  wires: (situation) => [
    ...(/\b(?:should|can|could) (?:i|we) (?:just |try to )*(?:pull|move|touch|cut|push|grab|get|lift|knock)\b/.test(
      situation.text,
    )
      ? ["No, please don't touch it, with anything: what hangs on a line can be live. That is for the power company."]
      : []),
    `Call 911 first, and the power company: treat every wire as live. Keep everybody well away from it and from anything it touches, also from the wall or the siding there. When that is safe, our office can look at the house. ${officeNow(situation.now)}`,
    `The power company and 911 come before us. Call everybody away from it, from a ladder, too, and keep away until the power company says that it is safe; the office is at ${phone} after that.`,
    `Nobody touches anything there before the power company has been. For the house after that the office is at ${phone}, ${officeHours}.`,
  ],
  fire: () => [
    `Get everybody out now and call 911 from outside. Don't go back in for anything. The office, ${phone}, can wait until everybody is safe.`,
    "Stay outside and do what the 911 dispatcher says.",
  ],
  intruder: (situation) => [
    ...(intruderGone.test(situation.text)
      ? [
          `If anybody comes back, call 911. Until it is repaired brace it with something heavy or screw a board across, and use another door; a board-up service or a locksmith comes at night. ${urgent(situation)}`,
        ]
      : []),
    `Call 911 now if anybody may still be around or it has not been reported, and stay in a room that locks, or with a neighbor. For tonight brace the door or window with something heavy or a board; a board-up service or a locksmith comes at night. ${urgent(situation)}`,
    `Get out or behind a door that locks, call 911 and stay on the line. ${urgent(situation)}`,
  ],
  injury: ({ text, memory }) => [
    ...(memory.kind === "emergency" && /\b(?:lift|move|pick|get) (?:him|her|them|my \w+)(?: up)?\b/.test(text)
      ? [
          "No, please don't lift or move anybody who is hurt; cover them with a coat or a blanket where they lie. If nobody has called yet, call 911 now: the dispatcher tells you what to do.",
        ]
      : []),
    "Please call 911 right now and do what the dispatcher says. Don't move the person unless it is dangerous there, press a clean cloth on a wound that bleeds, and stay with them. Everything else can wait.",
    "911 is right, also if you are not sure. Stay still and on the line until help is there; the rest we talk about another day.",
    "Good. Keep the phone at hand, and tell 911 at once if anything gets worse.",
  ],
  water: (situation) => [
    `${rain.test(situation.text) ? "Catch the water with a bucket and towels, and move what you can; if it runs without rain, too, shut it off" : "Shut off the water now"}: the main valve is usually where the pipe enters the house, by the meter or in the basement. Keep out from under wet or bulging ceilings and away from wet outlets and lights; 911 if anybody is hurt or there is sparking. ${urgent(situation)}`,
    `Keep the water off and stay clear of the wet spot; 911 if anybody is in danger. ${urgent(situation)}`,
  ],
  house: (situation) => [
    comesOff.test(situation.talk)
      ? `Keep everybody, children and pets too, and cars if you can, away from below it: don't hold or pull loose sheets in the wind. Touch no wires, and call 911 if anybody is hurt or something hangs over a sidewalk. Take pictures from a safe place. ${urgent(situation)}`
      : `Keep everybody, children and pets too, clear of the opening and of broken glass, also below it; touch no wires, and call 911 if anybody is hurt. If it is safe, cover it from inside with a tarp, plastic or a board, and take pictures. ${urgent(situation)}`,
    `Keep clear of it${comesOff.test(situation.talk) ? "" : " and keep it covered"}; 911 if anybody is in danger. ${urgent(situation)}`,
  ],
};

/** What to do next in an emergency, by the words of the question. */
export const dangerSteps: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(
      /\b(?:lights?|lamps?|chandeliers?|fixtures?|outlets?|sockets?|switch(?:es)?|breakers?|(?:breaker|electric\w*|fuse) (?:panel|box)|fan|wir(?:es?|ing))\b.{0,30}\b(?:drip\w*|leak\w*|wet|water|flicker\w*|buzz\w*|soak\w*|spark\w*)/,
      /\b(?:drip\w*|leak\w*|water|pouring|running)\b.{0,30}\b(?:lights?|lamps?|chandeliers?|fixtures?|outlets?|sockets?|breakers?)\b/,
      /\b(?:drip\w*|leak\w*|water|pouring|running)\b.{0,30}\b(?:(?:breaker|electric\w*|fuse) (?:panel|box)|fan)\b/,
      /\b(?:lights?|lamps?|outlets?|sockets?|breaker panel|fuse box)\b.{0,12}\b(?:under|below|near|next to|close to|behind|beside|right (?:there|here|by))\b/,
      /\b(?:under|below|near|next to|close to|behind|beside|right by)\b.{0,12}\b(?:lights?|lamps?|outlets?|sockets?|breaker panel|fuse box)\b/,
    ),
    "Water at a light or an outlet can kill: don't touch it or its switch, and keep everybody out of that room. Turn its breaker off only if you can reach the panel dry. If there is sparking, buzzing or a burnt smell, leave and call 911; an electrician has to see it before it is on again.",
  ],
  [
    /(?<!\b(?:no|not|any|without) )\b(?:cables?|wires?|(?:power|electric\w*|service) ?lines?)\b/,
    "Treat any cable or wire as live: nobody goes near it, what it lies in or the wet ground around it, and nothing is covered or moved there. Leave that room, call 911, and call your electric utility.",
  ],
  [
    anyOf(
      /\bwhere\b.{0,20}(?:shut|turn|valve)|how do i (?:shut|turn)|find (?:the|a|any) (?:valve|shut ?off)/,
      /shut ?off (?:is|won'?t|wont)|\b(?:shut ?off|valve|handle)\b.{0,30}\b(?:stuck|won'?t|wont|frozen|rusted)\b/,
    ),
    "The main valve is usually where the water pipe enters the house: in the basement, by the meter, or in a crawl space; a lever goes crosswise, a wheel clockwise. If you can't find it or it won't turn, call the water company or a plumber now.",
  ],
  [
    /\bwho (?:pays|is paying)|insurance|cover(?:ed)? by|cost me|free\b/,
    `Who pays I can't decide here, and I won't guess: a person at the office, ${phone}, has to look at it, with your pictures. Your own insurer should hear of it soon, too.`,
  ],
  [
    anyOf(
      /\bboard|tarp|tonight|\btill? you (?:guys )?(?:can )?(?:get|come)\b/,
      /\b(?:best|any|a) way to (?:cover|close|seal|secure|lock|make it safe)/,
      /(?:how|what) (?:do|can|should) (?:we|i) (?:close|cover|seal|secure|lock|block|patch)|til(?:l)? morning/,
      /send (?:some|a)|come (?:out )?(?:now|tonight)|24\/7|after hours/,
    ),
    `Keep clear of wires and glass; if it is safe, cover the opening from inside with what you have: a tarp, plastic bags and tape, a blanket or a board. I can't send anybody or promise a crew from this chat; call ${phone}. A local board-up service or the fire department's non-emergency line can help at night.`,
  ],
  [
    /\bceiling\b/,
    "Keep everybody out from under it and out of that room: a wet ceiling can come down at once. If you can do it dry, switch off the breaker for the lights there, and leave the water off.",
  ],
  [
    /\b(?:its|it'?s|water|main|valve|got it|turned it)(?: is| now)* (?:turned |shut )?off\b/,
    `Good. Keep the water off, keep people out from under wet or bulging spots, leave wet outlets and lights alone (breaker off if you can reach it dry), move what you can and take pictures. Then call the office at ${phone}.`,
  ],
];
