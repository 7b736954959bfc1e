/** A loan that is paid back in equal monthly payments, in dollars and cents. */
interface Payment {
  monthly: number;
  total: number;
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** @param amount what is borrowed, dollars @param apr percent a year @param months how many payments */
export function getPayment(amount: number, apr: number, months: number): Payment {
  const rate = apr / 1200;
  const monthly = toCents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
  return { monthly, total: toCents(monthly * months) };
}
