/** A question and answer of an earlier conversation that staff approved (assistant.md, section 9). */
export interface ApprovedPattern {
  id: string;
  question: string;
  answer: string;
}

/** Reads every approved pattern. */
export type PatternSource = () => Promise<readonly ApprovedPattern[]>;
