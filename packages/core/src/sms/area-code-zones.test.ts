import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { findTimeZones } from "./area-code-zones.ts";

test.each([
  ["Utica", "+13155550142", ["America/New_York"]],
  ["San Juan", "+17875550142", ["America/Puerto_Rico"]],
  ["Chicago", "+13125550142", ["America/Chicago"]],
  ["Denver", "+13035550142", ["America/Denver"]],
  ["El Paso", "+19155550142", ["America/Denver"]],
  ["Phoenix", "+16025550142", ["America/Phoenix"]],
  ["Los Angeles", "+12135550142", ["America/Los_Angeles"]],
  ["Anchorage", "+19075550142", ["America/Anchorage"]],
  ["Honolulu", "+18085550142", ["Pacific/Honolulu"]],
  ["the Panhandle of Florida", "+18505550142", ["America/New_York", "America/Chicago"]],
  ["Idaho", "+12085550142", ["America/Denver", "America/Los_Angeles"]],
  ["nowhere: a toll-free number", "+18005550142", []],
  ["Toronto", "+14165550142", []],
  ["London", "+442071234567", []],
  ["what is no number", "", []],
])("a number of %s", (_, number, zones) => expect(findTimeZones(number)).toEqual(zones));

const areaCodes = Array.from({ length: 800 }, (_, at) => at + 200);

const parse = (code: number) => parsePhoneNumberFromString(`+1${code}2345678`);

/** Toll-free numbers and those that follow a person are of no place. */
const isPlace = (code: number): boolean =>
  ["US", "PR"].includes(parse(code)?.country ?? "") && parse(code)?.getType() === "FIXED_LINE_OR_MOBILE";

test("each area code of this country has a zone that exists, and none of another; the latest are not in the library yet", () => {
  const missing = areaCodes.filter((code) => isPlace(code) && findTimeZones(`+1${code}`).length === 0);
  const foreign = areaCodes.filter(
    (code) => parse(code)?.isValid() && !isPlace(code) && findTimeZones(`+1${code}`).length > 0,
  );
  expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
  for (const zone of areaCodes.flatMap((code) => findTimeZones(`+1${code}`)))
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: zone })).not.toThrow();
});
