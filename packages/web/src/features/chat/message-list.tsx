import { chakra } from "@chakra-ui/react/styled-system";
import { ScrollArea } from "@site/ui/components/scroll-area.tsx";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { ChatMessage, Selection } from "./chat-calls.ts";
import { Linked } from "./linked.tsx";
import { Quick } from "./quick.tsx";

const bubble = {
  maxW: "min(85%, 34rem)",
  px: "4",
  py: "3",
  borderRadius: "md",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

const own = { justifySelf: "end", bg: "spruce.700", color: "white", borderBottomRightRadius: "0" } as const;

const Bubble = chakra("div", {
  base: bubble,
  variants: {
    role: {
      user: own,
      assistant: {
        justifySelf: "start",
        bg: "white",
        borderWidth: "1px",
        borderColor: "snow.300",
        borderBottomLeftRadius: "0",
      },
    },
  },
});

function TypingIndicator({ isLate }: { isLate: boolean }) {
  return (
    <chakra.div justifySelf="start" px="4" py="3" role="status">
      {isLate && <chakra.p textStyle="small">This takes longer than usual. Still working on your answer...</chakra.p>}
      <chakra.span srOnly>Assistant is typing</chakra.span>
      <chakra.span aria-hidden display="flex" gap="1.5" data-typing>
        {[0, 1, 2].map((dot) => (
          <chakra.span
            key={dot}
            w="2"
            h="2"
            borderRadius="full"
            bg="spruce.600"
            animation="bounce 900ms infinite"
            style={{ animationDelay: `${dot * 150}ms` }}
          />
        ))}
      </chakra.span>
    </chakra.div>
  );
}

interface MessageListProps {
  messages: readonly ChatMessage[];
  isPending: boolean;
  isLate?: boolean;
  /** Stands before the first message: the disclosure, the greeting. */
  intro?: ReactNode;
  /** Stands behind the last one. */
  outro?: ReactNode;
  onSelect?: (selection: Selection) => void;
  onResend?: (message: ChatMessage) => void;
  failureNote?: string;
}

const Early = chakra("div", {
  base: {
    display: "grid",
    _empty: { display: "none" },
    "& > p": { ...bubble, ...own },
    "[data-late] &": { "& > p::before": { content: '"Not sent yet: "' } },
  },
});

/** Who is farther from the end of the list than this has scrolled up to read, CSS pixels. */
const readingAbove = 80;

/** The conversation, newest last. A log: readers hear new messages only, not those of before. */
export function MessageList(props: MessageListProps) {
  const { messages, isPending, isLate = false, intro, outro, onSelect, onResend, failureNote } = props;
  const list = useRef<HTMLDivElement>(null);
  const hasMessages = messages.length > 0;
  // The choice that the boot script has shown is among them. What was sent early waits there for the composer.
  useLayoutEffect(() => {
    if (hasMessages) list.current?.querySelector("[data-early] > [data-said]")?.remove();
  }, [hasMessages]);
  const shown = useRef(0);
  const isRestored = messages.length - shown.current > 2;
  const lastRole = messages.at(-1)?.role;
  const isAbove = useRef(false);
  useEffect(() => {
    const { current: box } = list;
    const onScroll = () => {
      if (box) isAbove.current = box.scrollHeight - box.clientHeight - box.scrollTop > readingAbove;
    };
    box?.addEventListener("scroll", onScroll, { passive: true });
    return () => box?.removeEventListener("scroll", onScroll);
  }, []);
  // A new message moves the list to its end, but not under the eyes of who reads further up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the indicator is the list's end too
  useEffect(() => {
    const isOwn = messages.length > shown.current && lastRole === "user";
    if (messages.length > 0 && (isOwn || !isAbove.current)) list.current?.scrollTo({ top: list.current.scrollHeight });
    shown.current = messages.length;
  }, [messages.length, lastRole, isPending]);
  return (
    <ScrollArea
      ref={list}
      role="log"
      aria-live={isRestored ? "off" : "polite"}
      aria-label="Conversation"
      flex="1"
      p="4"
      display="grid"
      gap="3"
      alignContent="start"
    >
      {intro}
      {messages.map((message) => (
        <chakra.div key={message.id} display="grid" gap="2">
          <Bubble role={message.role} data-role={message.role}>
            <chakra.span srOnly>{message.role === "user" ? "You said: " : "Assistant: "}</chakra.span>
            {message.role === "user" ? message.content : <Linked text={message.content} />}
          </Bubble>
          {message.hasFailed && onResend && (
            <Quick
              type="button"
              justifySelf="end"
              onClick={({ currentTarget }) => {
                currentTarget.closest("section, dialog")?.querySelector("textarea")?.focus();
                onResend(message);
              }}
            >
              <RotateCcw aria-hidden size={16} style={{ display: "inline", marginRight: 6 }} />
              Send again
            </Quick>
          )}
          {message.hasFailed && failureNote && (
            <chakra.p role="alert" justifySelf="end" textStyle="small" color="error">
              {failureNote}
            </chakra.p>
          )}
          {message.selections && onSelect && message === messages.at(-1) && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {message.selections.map((selection) => (
                <Quick
                  key={selection.id}
                  type="button"
                  title={selection.description}
                  onClick={() => isPending || onSelect(selection)}
                >
                  {selection.title}
                </Quick>
              ))}
            </chakra.div>
          )}
        </chakra.div>
      ))}
      {outro}
      {isPending && <TypingIndicator isLate={isLate} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: tells React that the content is not its own */}
      <Early data-early dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
    </ScrollArea>
  );
}
