import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { getPath } from "@site/core/contract/endpoint";
import { officePaths } from "@site/core/contract/office-paths";
import { type Chats as ChatPage, type Conversation, getChatEndpoint } from "@site/core/office/chats/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import useSWR from "swr";
import { Aside, Failure, ListItem, MoreButton, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { usePages } from "../inbox/use-pages.ts";
import { describeFailure } from "../lib/call.ts";
import { renewal } from "../lib/loader.ts";
import { Patterns } from "./patterns.tsx";

function Messages({ id }: { id: string }) {
  const { data, error } = useSWR<Conversation>(getPath(getChatEndpoint, { id }), { refreshInterval: renewal });
  if (!data) return error ? <Failure>{describeFailure(error)}</Failure> : <StatusMessage>Loading ...</StatusMessage>;
  return (
    <>
      {data.lead && <TextLink to={`/leads/${data.lead}`}>Open its lead</TextLink>}
      <ol>
        {data.messages.map(({ at, isVisitor, text }) => (
          <chakra.li key={`${at} ${text}`} py="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <strong>{isVisitor ? "Visitor: " : "Assistant: "}</strong>
            {text}
          </chakra.li>
        ))}
      </ol>
    </>
  );
}

function Chat({ chat }: { chat: ChatPage["chats"][number] }) {
  const [isOpen, setOpen] = useState(false);
  const about = [chat.town, chat.service, chat.state.replaceAll("_", " "), chat.sample && "Sample record"]
    .filter(Boolean)
    .join(" · ");
  return (
    <ListItem>
      <Button variant="quiet" size="sm" px="0" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {chat.name ?? "A visitor"}, {formatMoment(chat.at)}
      </Button>
      <Aside>{about}</Aside>
      {chat.question && (
        <p>
          <strong>For the office:</strong> {chat.question}
        </p>
      )}
      {isOpen && <Messages id={chat.id} />}
    </ListItem>
  );
}

export default function Chats() {
  const { data, error, isLoading, size, setSize } = usePages<ChatPage>(
    (after) => `${officePaths.listChats}${after ? `?before=${encodeURIComponent(after)}` : ""}`,
    { refreshInterval: renewal },
  );
  const chats = data?.flatMap((page) => page.chats) ?? [];
  return (
    <Screen title="Chats">
      <Failure>{error && describeFailure(error)}</Failure>
      <StatusMessage>
        {isLoading && "Loading ..."}
        {!isLoading && !error && chats.length === 0 && "Nobody has chatted yet."}
      </StatusMessage>
      <ul>
        {chats.map((chat) => (
          <Chat key={chat.id} chat={chat} />
        ))}
      </ul>
      {data?.at(-1)?.next && <MoreButton onClick={() => setSize(size + 1)}>Show more</MoreButton>}
      <Patterns />
    </Screen>
  );
}
