// Loaded into a server of the tests (`node --import`): at night its clock stands at the next morning, when texts go out.
import { quietUntil } from "@site/core/sms/quiet-hours";

/** Longer than a journey takes, ms. */
const margin = 15 * 60_000;
const Clock = Date;
const start = Clock.now();
const morning = quietUntil(new Clock(start)) ?? quietUntil(new Clock(start + margin));
const ahead = morning ? morning.getTime() - start : 0;

globalThis.Date = class extends Clock {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    super(...((given.length > 0 ? given : [Clock.now() + ahead]) as ConstructorParameters<typeof Date>));
  }
  static override now = () => Clock.now() + ahead;
} as DateConstructor;
