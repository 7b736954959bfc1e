import { chakra } from "@chakra-ui/react/styled-system";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { useSyncExternalStore } from "react";

const subscribe = (tell: () => void) => listenTo(window, ["online", "offline"], tell);

export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <chakra.p bg="amber.400" color="ink" px="gutter" py="2" fontWeight="semibold">
          You are offline. This is what was here last; what you type is kept.
        </chakra.p>
      )}
    </div>
  );
}
