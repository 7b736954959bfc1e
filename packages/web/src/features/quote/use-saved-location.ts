import type { RequestInput } from "@site/core/contract/form";
import type { quoteFields } from "@site/core/quote/fields";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { savedLocation } from "../../lib/location/saved-location.ts";

type Form = Pick<UseFormReturn<RequestInput<typeof quoteFields>>, "getValues" | "setValue">;

/** Puts the place that the visitor once had looked up on this device into an empty field. It runs after the form has
 * taken over what was typed early, a draft and a link's values, all of which win. */
export function useSavedLocation({ getValues, setValue }: Form): void {
  useEffect(() => {
    const place = savedLocation();
    if (place && !getValues("location")) setValue("location", place);
  }, [getValues, setValue]);
}
