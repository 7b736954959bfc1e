import { officeDay, setClosings } from "@site/core/business/opening-hours";
import { ownTable } from "@site/core/context.fixture";
import { changeCompany } from "@site/core/office/settings/staff-settings";
import { afterEach, expect, test } from "vitest";
import { handlerContextWith } from "./context.fixture.ts";
import { buildContext } from "./http/event.fixture.ts";
import { worker } from "./lambda.ts";

afterEach(() => setClosings([]));

test("a task in the background counts by the days that the staff closed, in a process that knew of none", async () => {
  const context = handlerContextWith({ TABLE_NAME: await ownTable() });
  const date = "2027-03-03";
  const value = [{ date, name: "Inventory" }];
  await changeCompany(context, "ann@example.org", { name: "closings", value, version: 0 });
  setClosings([]);
  const task = worker(async () => officeDay(date).holiday);
  expect(await task.withContext(context)({}, buildContext())).toBe("Inventory");
});
