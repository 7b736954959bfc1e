import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import type { QuickReply, Selection } from "./client/chat-api.ts";

const look = {
  display: "inline-flex",
  alignItems: "center",
  minH: "10",
  px: "4",
  bg: "white",
  color: "spruce.700",
  fontWeight: "semibold",
  borderWidth: "1px",
  borderColor: "spruce.600",
  borderRadius: "full",
  cursor: "pointer",
  _hover: { bg: "spruce.50" },
} as const;

/** A button that says something in the visitor's place. */
export const Quick = chakra("button", { base: look }, { defaultProps: { type: "button" } });

const QuickLink = chakra(Link, { base: look });

/** Gives the focus to what messages are typed into, of the chat around an element. */
export const focusComposer = (part: Element | null): void =>
  part?.closest("section, dialog")?.querySelector("textarea")?.focus();

/** A pressed button goes away, and focus with it: to the conversation for a key, to the composer for a mouse. A finger
 * would have the keyboard come up. */
function handOn({ detail, currentTarget, nativeEvent }: MouseEvent<HTMLElement>, press: () => void): void {
  const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse";
  if (detail === 0) currentTarget.closest<HTMLElement>("[role=log]")?.focus();
  else if (isMouse) focusComposer(currentTarget);
  press();
}

const quickReplyPages = {
  quote: pages.quote.path,
  jobs: pages.careers.path,
  service: pages.serviceRequest.path,
} as const;

interface QuickRepliesProps {
  replies: readonly QuickReply[];
  lang?: string;
  onPress: (reply: QuickReply) => void;
}

export const QuickReplies = ({ replies, lang, onPress }: QuickRepliesProps) => (
  <chakra.div role="group" aria-label="Quick replies" lang={lang} display="flex" flexWrap="wrap" gap="2">
    {replies.map((reply) => {
      const { id, label, opens } = reply;
      if (opens && opens !== "contact")
        return (
          <QuickLink key={id} to={quickReplyPages[opens]}>
            {label}
          </QuickLink>
        );
      return (
        <Quick key={id} onClick={(event) => (opens ? onPress(reply) : handOn(event, () => onPress(reply)))}>
          {label}
        </Quick>
      );
    })}
  </chakra.div>
);

interface SelectionsProps {
  selections: readonly Selection[];
  onSelect: (selection: Selection) => void;
}

export const Selections = ({ selections, onSelect }: SelectionsProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {selections.map((each) => (
      <Quick key={each.id} title={each.description} onClick={(event) => handOn(event, () => onSelect(each))}>
        {each.title}
      </Quick>
    ))}
  </chakra.div>
);
