import { longestWait, onlyForApplication } from "@site/ui/lib/invokers.ts";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { importWithRetry } from "./import-with-retry.ts";
import { isInUse } from "./in-use.ts";
import type { Preloadable } from "./preloadable.tsx";
import { useIsBuilt } from "./use-is-hydrated.ts";

export interface Deferred<Props> extends Preloadable<Props> {
  /** Hydrates it now, without a touch. */
  wake(): void;
}

interface DeferredOptions {
  /** Stands in its place when the application has to render it itself and the chunk is still on its way. */
  fallback?: ReactNode;
  /** True when it has something to show that the built page has not: a draft, values from a link. */
  isWanted?: () => boolean;
}

const touches = ["pointerenter", "pointerdown", "touchstart", "focusin", "click"] as const;

/** The boot script shows what was chosen; what follows from it, such as a message, is for the part. */
const awaitingControls = `${onlyForApplication},[data-choose]`;

/** Starts when the part is wanted, and keeps a press on one of its buttons until it listens itself. */
function useWakeUp(part: RefObject<HTMLElement | null>, wake: () => void, isAwake: boolean): void {
  useEffect(() => {
    const element = part.current;
    if (!element || isAwake) return;
    let pressed: HTMLButtonElement | undefined;
    let timer = 0;
    function post() {
      timer = 0;
      pressed?.form?.requestSubmit();
    }
    function onTouch(event: Event) {
      const target = event.target as Element;
      if (!element?.contains(target)) return;
      wake();
      const button = event.type === "click" && target.closest<HTMLButtonElement>(awaitingControls);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = button;
      if (button.type === "submit") timer ||= window.setTimeout(post, longestWait);
    }
    // Above React's root: there React stops every press on a part that is not hydrated, and the browser would go on.
    const stopListening = listenTo(document, touches, onTouch, { capture: true });
    return () => {
      stopListening();
      clearTimeout(timer);
      pressed?.click();
    };
  }, [part, wake, isAwake]);
}

function Mounted({ run, children = null }: { run: () => void; children?: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** A part of a prerendered page whose code is fetched only when it is wanted. Until then its HTML stands as it was
 * built: it reads, its links and native controls work, and what is typed into it is kept. Inside the application, where
 * there is no HTML to keep, the code is fetched at once. */
export function hydrateOnInteraction<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback = null, isWanted = () => false }: DeferredOptions = {},
): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let wake = () => {};
  const wanted = new Promise<void>((resolve) => {
    wake = resolve;
  });
  async function preload(): Promise<void> {
    if (typeof window === "undefined") Loaded = (await load()).default;
  }
  const Lazy = lazy(async () => {
    await wanted;
    return importWithRetry(load);
  });
  function Component(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const [isAwake, setAwake] = useState(false);
    const [onAwake] = useState(() => () => setAwake(true));
    useWakeUp(part, wake, isAwake);
    // React hydrates the part itself later, when the application listens already: the part's frame knows the time.
    const isBuilt = useIsBuilt();
    useEffect(() => {
      if (!isBuilt || isWanted() || (part.current && isInUse(part.current))) wake();
    }, [isBuilt]);
    return (
      <div ref={part} style={{ display: "contents" }}>
        <Suspense fallback={<Mounted run={wake}>{fallback}</Mounted>}>
          {Loaded ? <Loaded {...props} /> : <Lazy {...props} />}
          <Mounted run={onAwake} />
        </Suspense>
      </div>
    );
  }
  // A new render of the page around it would make React throw away HTML that is not hydrated, with all that was typed.
  const Steady = memo(Component);
  return Object.assign((props: Props) => <Steady {...props} />, { preload, wake });
}
