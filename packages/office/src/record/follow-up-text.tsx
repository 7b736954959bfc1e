import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";

/** When somebody means to follow it up. One that is past waits until it is done. @param now ms */
export function FollowUpText({ at, now }: { at: string; now: number }) {
  if (Date.parse(at) > now) return <>Follow up {formatMoment(at)}</>;
  return (
    <chakra.strong color="error" fontWeight="bold">
      Follow-up was due {formatMoment(at)}
    </chakra.strong>
  );
}
