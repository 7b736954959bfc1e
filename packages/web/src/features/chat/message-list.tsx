import { chakra } from "@chakra-ui/react/styled-system";
import { loanTerms, priceRanges } from "@site/company/prices";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { moneyLinks } from "@site/core/site/prices";
import { ScrollArea } from "@site/ui/components/scroll-area.tsx";
import { TextLink, underlined } from "@site/ui/components/text-link.tsx";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../components/links/phone-link.tsx";
import type { ChatMessage, QuickReply, Selection } from "./client/chat-api.ts";
import type { Chat } from "./client/use-chat.ts";
import { focusComposer, Quick, QuickReplies, Selections } from "./quick-replies.tsx";

const phone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/;
const links = new RegExp(`(${phone.source}|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?<=^|\\s)/[a-z][a-z/-]*)`);

const Inline = chakra(Link, { base: { ...underlined, fontWeight: "bold" } });

const isPage = (part: string): boolean =>
  Object.values(pages).some(({ path }) => path === part) ||
  (priceRanges || loanTerms ? moneyLinks.some(({ to }) => to === part) : false);

function getLink(part: string) {
  if (part === profile.phone) return <PhoneLink />;
  if (phone.test(part)) return <Inline to={telUri(part)}>{part}</Inline>;
  if (part.includes("@")) return <Inline to={`mailto:${part}`}>{part}</Inline>;
  return isPage(part) ? <Inline to={part}>{part}</Inline> : part;
}

/** What the assistant says, with phone numbers, mail addresses and pages of the site as links. */
const Linked = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in their places
  text.split(links).map((part, index) => <span key={index}>{index % 2 ? getLink(part) : part}</span>);

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

const TypingIndicator = ({ isLate }: { isLate: boolean }) => (
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

interface MessageListProps extends Pick<Chat, "messages" | "isPending" | "isLate" | "isCardOpen"> {
  /** Stands before the first message: the disclosure, the greeting. */
  intro?: ReactNode;
  outro?: ReactNode;
  onPress: (reply: QuickReply) => void;
  onSelect: (selection: Selection) => void;
  onResend: (message: ChatMessage) => void;
}

const Early = chakra("div", {
  base: {
    display: "grid",
    _empty: { display: "none" },
    "& > p": { ...bubble, ...own },
    "[data-late] &": { "& > p::before": { content: '"Not sent yet: "' } },
  },
});

/** Where the chat's own code does not come: its visitor waits for nothing. */
const NotSent = chakra("p", {
  base: { display: "none", fontWeight: "semibold", "[data-late] [data-early]:not(:empty) + &": { display: "block" } },
});

/** A visitor who is farther from the end of the list than this has scrolled up to read, CSS pixels. */
const readingAbove = 80;

/** The conversation, newest last. A log: readers hear new messages only, not those of before. */
export function MessageList(props: MessageListProps) {
  const { messages, isPending, isLate, isCardOpen, intro, outro, onPress, onSelect, onResend } = props;
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
    return listenTo(box, ["scroll"], onScroll, { passive: true });
  }, []);
  // A new message moves the list to its end, or to itself where the contact card stands under it; but not under the eyes of
  // who reads further up.
  useEffect(() => {
    const { current: box } = list;
    const isOwn = messages.length > shown.current && lastRole === "user";
    if (box && messages.length > 0 && (isOwn || !isAbove.current)) {
      const last = [...box.querySelectorAll("[data-role]")].at(-1);
      const card = isCardOpen && !isPending && last;
      const place = card ? card.getBoundingClientRect().top - box.getBoundingClientRect().top : box.scrollHeight;
      box.scrollTo({ top: box.scrollTop + place });
    }
    shown.current = messages.length;
  }, [messages.length, lastRole, isPending, isCardOpen]);
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
          <Bubble role={message.role} data-role={message.role} lang={message.lang === "es" ? "es" : undefined}>
            <chakra.span srOnly>{message.role === "user" ? "You said: " : "Assistant: "}</chakra.span>
            {message.role === "user" ? message.content : <Linked text={message.content} />}
          </Bubble>
          {message.hasFailed && (
            <Quick
              justifySelf="end"
              onClick={({ currentTarget }) => {
                focusComposer(currentTarget);
                onResend(message);
              }}
            >
              <RotateCcw aria-hidden size={16} style={{ display: "inline", marginRight: 6 }} />
              Send again
            </Quick>
          )}
          {message === messages.at(-1) && !isPending && (
            <>
              {message.selections && <Selections selections={message.selections} onSelect={onSelect} />}
              {message.quickReplies && (
                <QuickReplies replies={message.quickReplies} lang={message.lang} onPress={onPress} />
              )}
            </>
          )}
        </chakra.div>
      ))}
      {outro}
      {isPending && <TypingIndicator isLate={isLate} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: tells React that the content is not its own */}
      <Early data-early dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      <NotSent>
        {"This can't be sent right now. Please call "}
        <PhoneLink />
        {" or use "}
        <TextLink to={pages.quote.path}>our form</TextLink>. Your words stay here.
      </NotSent>
    </ScrollArea>
  );
}
