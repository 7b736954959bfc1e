/** By which ways we answer somebody, for a sentence with "you" behind it: "call or email". */
export const reachText = ({ phone, email, smsOptIn }: Readonly<Record<string, unknown>>): string =>
  [phone && "call", phone && smsOptIn && !email && "text", email && "email"].filter(Boolean).join(" or ") ||
  "get back to";
