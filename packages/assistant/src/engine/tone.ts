/** What a person would say first to words that tell of a life, each at most once in a conversation. */
const feelings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sorry to bother|hate to bother|bothering you)\b/i, "You are no bother at all."],
  [
    /\bslow (?:typer|typist|typing)\b|\b(?:phone|computer|tablet|this) (?:is|thing is) new\b|\bnot good (?:with|at) (?:phones?|computers?|typing|this)\b|\bbig thumbs\b/i,
    "Take your time, there is no hurry.",
  ],
  [/\bwrong (?:chat|person|number|window|text|thread)\b/i, "No problem at all."],
  [
    /\b(?:navy|army|marines?|air force|veteran|served (?:in|two|three|\d))\b/i,
    "Thank you for the service in your family.",
  ],
  [
    /\b(?:love (?:it|them|the|our|my)|so happy with|very happy with|(?<!not |n't |never )happy with|(?<!not )did (?:a|an) (?:great|nice|good|amazing|wonderful) job|looks? (?:great|beautiful|amazing))\b/i,
    "That is good to hear, thank you.",
  ],
  [
    /\b(?:chemo\w*|cancer|stroke|surgery|hip (?:done|replaced)|new hip|divorce\w*|laid off|lost (?:my|his|her) job|in the hospital|dementia|alzheimer\w*|parkinson\w*|hospice)\b/i,
    "I am sorry that you have to deal with that.",
  ],
];

/** The sentence that a message's feeling asks for. @param said what was said before in this conversation */
export const kindWord = (text: string, said: readonly string[]): string | undefined =>
  feelings.find(([pattern, word]) => pattern.test(text) && !said.some((reply) => reply.includes(word)))?.[1];
