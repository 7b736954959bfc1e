import { expect, test } from "vitest";
import { areaReply, placesIn } from "./area.ts";

test.each([
  ["do you do siding in New Hartford?", "Yes, we serve New Hartford."],
  ["do you come to Rome or Boston", "Yes, we serve Rome. Boston is outside Central New York"],
])("%j is answered by the towns that it names", (question, reply) => {
  expect(areaReply(placesIn(question))[0]).toContain(reply);
});

test("a part of a town's name is no town of its own", () => {
  expect(placesIn("do you do siding in New Hartford?").map(({ name }) => name)).toEqual(["New Hartford"]);
});
