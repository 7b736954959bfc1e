export interface ApprovedPattern {
  id: string;
  question: string;
  answer: string;
}

export type PatternSource = () => Promise<readonly ApprovedPattern[]>;
