import fc from "fast-check";
import { expect, test } from "vitest";
import { getPayment } from "./loan.ts";

test.each([
  // By the tables of Regulation Z's appendix J and any bank's calculator.
  [10_000, 9.99, 60, 212.42, 12_745.2],
  [15_400, 9.99, 120, 203.43, 24_411.6],
  [5000, 0, 12, 416.67, 5000.04],
])("%d dollars at %d percent over %d months are %d a month", (amount, apr, months, monthly, total) => {
  expect(getPayment(amount, apr, months)).toEqual({ monthly, total });
});

test("payments pay back what was borrowed with its interest, to a cent a month", () => {
  const inputs = [
    fc.integer({ min: 500, max: 200_000 }),
    fc.integer({ min: 1, max: 3600 }),
    fc.integer({ min: 3, max: 360 }),
  ];
  fc.assert(
    fc.property(
      ...(inputs as [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>]),
      (amount, rate, months) => {
        const { monthly } = getPayment(amount, rate / 100, months);
        let owed = amount;
        let slack = 0;
        for (let month = 0; month < months; month += 1) {
          owed = owed * (1 + rate / 120_000) - monthly;
          slack = slack * (1 + rate / 120_000) + 0.00501;
        }
        expect(Math.abs(owed)).toBeLessThanOrEqual(slack + 1e-6 * amount);
      },
    ),
  );
});
