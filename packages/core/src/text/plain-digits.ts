const otherDigits = /[^\P{Nd}0-9]/gu;

/** Unicode puts the ten digits of a script in a row, and nothing but ten of another one before them. */
function plainDigit(digit: string): string {
  const plain = digit.normalize("NFKC");
  let value = 0;
  for (let point = (plain.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(point)); point -= 1) value += 1;
  return plain === digit ? String(value % 10) : plain;
}

export const plainDigits = (text: string): string => text.replace(otherDigits, plainDigit);
