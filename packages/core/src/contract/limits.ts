/** Longest accepted values, in code points. The e-mail limit is RFC 5321's. */
export const limits = { line: 200, email: 254, phone: 120, paragraphs: 5000 } as const;
