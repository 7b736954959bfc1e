import { answerPromise } from "@site/core/business/answer-deadline";
import { currentEdition, formatEditionDay } from "@site/core/business/edition";
import { type Closing, setClosings } from "@site/core/business/opening-hours";

/** The promise by the calendar of now: the page may carry days that the staff closed (packages/core/src/office/settings/read-banner.ts). */
function promise(): string {
  const element = import.meta.env.SSR ? undefined : document.querySelector<HTMLElement>("[data-closings]");
  if (element) setClosings(JSON.parse(element.dataset.closings ?? "[]") as Closing[]);
  return answerPromise(new Date());
}

export const thanks = {
  estimate: () =>
    `We have your request. You will hear from us ${promise()} to set up a visit. The written quote follows the measuring.`,
  service: (reach = "get back to") => `We have your service request. We'll ${reach} you ${promise()}.`,
  entry: () => `Your entry is in. The draw is live at a home show on ${formatEditionDay(currentEdition.drawAt)}.`,
  application: () => "We'll review your application and get back to you soon.",
  form: () => "We have what you sent and will get back to you.",
} as const;
