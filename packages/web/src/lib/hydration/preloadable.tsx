import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { importWithRetry } from "./import-with-retry.ts";

export interface Preloadable<Props = object> {
  (props: Props): React.ReactNode;
  /** Loads the module; afterwards the component renders without suspending, which prerender and hydration need.
   * @param next path that will be gone to: what its page asks for is fetched ahead */
  preload(next?: string): Promise<void>;
}

interface LazyModule<Props> {
  default: ComponentType<Props>;
  preload?: () => Promise<void>;
  prefetch?: (next: string) => void;
}

/** A component in a chunk of its own. @param fallback stands in its place while the chunk is on its way */
export function preloadable<Props extends object = object>(
  load: () => Promise<LazyModule<Props>>,
  fallback: ReactNode = null,
): Preloadable<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let prefetch: LazyModule<Props>["prefetch"];
  async function preload(next?: string): Promise<void> {
    loading ??= load().then(
      async (module) => {
        await module.preload?.();
        Loaded = module.default;
        prefetch = module.prefetch;
      },
      (error) => {
        // A failed download (offline, a deployment meanwhile) must not be remembered: the next attempt may succeed.
        loading = undefined;
        throw error;
      },
    );
    await loading;
    if (next) prefetch?.(next);
  }
  const Lazy = lazy(() => importWithRetry(load));
  function Component(props: Props) {
    // Decided once a mount: changing from one to the other would throw the component's state away. A loaded one has no
    // Suspense boundary, so that hydration is complete when the root's effects run.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return Object.assign(Component, { preload });
}
