import { useLocation } from "react-router-dom";
import { useHydrated } from "../../lib/hydration/use-is-hydrated.ts";

const maxPrompt = 500;
const maxName = 60;

const clean = (text: string | null, max: number): string => [...(text ?? "").trim()].slice(0, max).join("").trim();

/** What a link may hand to the chat: `prompt` for the input and `userName` (or `name`) for the greeting. */
export function useChatAddress(): { prompt: string; userName: string | undefined } {
  const { search } = useLocation();
  const query = new URLSearchParams(useHydrated("", search));
  const userName = clean(query.get("userName") ?? query.get("name"), maxName) || undefined;
  return { prompt: clean(query.get("prompt"), maxPrompt), userName };
}
