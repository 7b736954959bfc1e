import { chakra } from "@chakra-ui/react/styled-system";
import type { FileKind } from "@site/core/files/options";
import { tokenOf } from "@site/core/site/pages";
import { Button } from "@site/ui/components/button.tsx";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SentRequest } from "../links/request-link.tsx";
import { ChosenList } from "./file-picker.tsx";
import { type ChosenFile, sendFile, type UploadResult } from "./send-file.ts";
import { followUnseen, type Sent } from "./send-unseen.ts";

interface UploadProgress {
  share: number;
  result?: UploadResult | "failed";
}

/** Sends files one after the other, so that each arrives as early as the connection allows. */
function useSending(token: string, kind: FileKind, chosen: readonly ChosenFile[]) {
  const [progress, setProgress] = useState<Record<string, UploadProgress>>({});
  const files = useRef(new Map<string, Sent>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const send = useCallback(
    (one: ChosenFile) => {
      const note = (now: UploadProgress) => setProgress((all) => ({ ...all, [one.id]: now }));
      note({ share: 0 });
      const sent: Sent = line.current.then(() =>
        sendFile(token, one, kind, (share) => note({ share })).catch(() => undefined),
      );
      line.current = sent.then((result) => note(result ? { share: 1, result } : { share: 0, result: "failed" }));
      files.current.set(one.id, sent);
    },
    [token, kind],
  );
  useEffect(() => {
    for (const one of chosen) if (!files.current.has(one.id)) send(one);
  }, [chosen, send]);
  return { progress, send, files };
}

interface SendingProps {
  token: string;
  reference?: string;
  kind: FileKind;
  chosen: readonly ChosenFile[];
  onArrived?: () => void;
  /** How many of them are refused for good, and take no place. */
  onRefused?: (count: number) => void;
}

/** Files on their way, each with how far it is, what became of it, and another try. */
export function Sending({ token, reference, kind, chosen, onArrived, onRefused }: SendingProps) {
  const { progress, send, files } = useSending(token, kind, chosen);
  const isDone = chosen.every(({ id }) => progress[id]?.result);
  useEffect(() => {
    if (!isDone) return listenTo(window, ["beforeunload"], (event) => event.preventDefault());
  }, [isDone]);
  const leave = useRef(() => {});
  leave.current = () => {
    if (!isDone) void followUnseen(reference, kind, [...files.current.values()]);
  };
  useEffect(() => () => leave.current(), []);
  const states = chosen.flatMap(({ id }) => {
    const { result } = progress[id] ?? {};
    return result && result !== "failed" ? result.state : [];
  });
  const refused = states.filter((state) => state === "refused").length;
  const arrived = states.length - refused;
  useEffect(() => onRefused?.(refused), [refused, onRefused]);
  const hasArrived = arrived === chosen.length;
  useEffect(() => {
    if (hasArrived) onArrived?.();
  }, [hasArrived, onArrived]);
  const what = kind === "photo" ? "Photos" : "Files";
  return (
    <chakra.div display="grid" gap="3" w="full">
      <p role="status">
        {isDone
          ? `${what}: ${arrived} of ${chosen.length} arrived.`
          : `${what}: on their way. Please keep this page open.`}
      </p>
      <ChosenList
        kind={kind}
        chosen={chosen}
        tell={(one) => <Told one={one} progress={progress[one.id]} again={() => send(one)} />}
      />
    </chakra.div>
  );
}

function Told({ one, progress, again }: { one: ChosenFile; progress: UploadProgress | undefined; again: () => void }) {
  const { share = 0, result } = progress ?? {};
  if (result === "failed")
    return (
      <>
        <chakra.span color="error">It did not arrive: the connection was lost. </chakra.span>
        <Button variant="outline" size="sm" aria-label={`Send ${one.file.name} again`} onClick={again}>
          Try again
        </Button>
      </>
    );
  if (result?.state === "refused") return <chakra.span color="error">{result.reason}</chakra.span>;
  if (result) return "We have it.";
  return (
    <chakra.progress aria-label={`Sending ${one.file.name}`} value={share} max={1} w="full" maxW="16rem">
      {Math.round(share * 100)} %
    </chakra.progress>
  );
}

interface SendingWithProps extends Omit<SendingProps, "token" | "reference"> {
  sent: SentRequest | undefined;
}

/** The files that were chosen beside a form, once it has arrived. */
export function SendingWith({ sent, chosen, ...rest }: SendingWithProps) {
  const token = sent && tokenOf(sent.page);
  if (chosen.length === 0) return null;
  if (!token) return <p>Please add your {rest.kind}s on the page that our email leads to.</p>;
  return <Sending token={token} reference={sent.reference} chosen={chosen} {...rest} />;
}
