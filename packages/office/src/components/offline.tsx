import { chakra } from "@chakra-ui/react/styled-system";
import { useSyncExternalStore } from "react";

function subscribe(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

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
