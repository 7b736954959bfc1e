import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { earlyMessage, focusTargetProps } from "@site/ui/lib/invokers.ts";
import { fieldRecipe } from "@site/ui/theme/recipes.ts";
import { Send } from "lucide-react";
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from "react";
import { onTyped, readTypedText, writeTypedText } from "../../lib/chat-storage.ts";

const Input = chakra("textarea", fieldRecipe);

const maxLength = 2000;

/** What Safari tells of the Enter that ends a composition, which is over by then. */
const imeKey = 229;

interface ComposerProps {
  isActive: boolean;
  /** A reply is on its way: nothing can be typed or sent, but focus stays where it is. */
  isBusy: boolean;
  isWaiting: boolean;
  onSend: (text: string) => void;
  /** Text to begin with, from the address; never sent by itself. */
  initialText: string;
  needsText: boolean | undefined;
  inputRef: Ref<HTMLTextAreaElement> | undefined;
}

/** One growing line and a button. Enter sends, Shift+Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { isActive, isBusy, isWaiting, onSend, initialText, needsText, inputRef } = props;
  const [text, setText] = useState(initialText);
  const isBlocked = isBusy || isWaiting || (needsText && text.trim() === "");
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = form.current?.querySelector("textarea")?.value || readTypedText();
    if (typed) setText(typed);
    if (form.current) form.current.dataset.live = "";
    return onTyped(setText);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came early is taken once, when it can be sent
  useLayoutEffect(() => {
    const early = isActive && form.current?.parentElement?.querySelector(earlyMessage);
    if (!early) return;
    early.remove();
    onSend(early.textContent);
  }, [isActive]);
  function send() {
    if (isBusy || text.trim() === "") return;
    writeTypedText("");
    onSend(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === imeKey;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <chakra.form
      ref={form}
      data-composer
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="2"
      p="3"
      borderTopWidth="1px"
      borderColor="snow.300"
      bg="white"
      onSubmit={(event) => {
        event.preventDefault();
        form.current?.querySelector("textarea")?.focus();
        send();
      }}
    >
      {text.length >= maxLength && (
        <chakra.p role="status" flexBasis="full" textStyle="small">
          A message holds 2,000 characters: please send the rest in another one.
        </chakra.p>
      )}
      <Input
        ref={inputRef}
        aria-label="Your message"
        {...focusTargetProps}
        placeholder="Type your message..."
        rows={1}
        maxLength={maxLength}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        readOnly={isBusy}
        aria-disabled={isBusy || isWaiting || undefined}
        onChange={(event) => writeTypedText(event.target.value)}
        onKeyDown={onKeyDown}
        flex="1"
        minW="0"
        maxH="8rem"
        resize="none"
        fieldSizing="content"
      />
      <Button type="submit" aria-label="Send" aria-disabled={isBlocked || undefined} px="4" variant="action">
        <Send aria-hidden size={20} />
      </Button>
    </chakra.form>
  );
}
