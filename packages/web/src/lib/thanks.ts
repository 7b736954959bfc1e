import { answerPromise } from "@site/core/business/calendar";
import { currentEdition, editionDay } from "@site/core/giveaway/edition";

/** What is said once a form has arrived. */
export const thanks = {
  estimate: () => `We have your request. You will hear from us ${answerPromise(new Date())} with a personalized quote.`,
  service: () => "We have your service request and will call or write to you.",
  entry: () =>
    `Your entry is in. The draw is live at a home show on ${editionDay(currentEdition, currentEdition.drawAt)}.`,
  application: () => "We'll review your application and get back to you soon.",
  form: () => "We have what you sent and will get back to you.",
} as const;
