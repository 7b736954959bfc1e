import { createCircuitBreaker } from "@site/core/circuit-breaker";
import type { Context } from "@site/core/context";
import { loadOnce } from "@site/core/load-once";
import { writeLog } from "@site/core/log";
import { countAgainstLimit } from "@site/core/rate-limit";
import type { ChatModel } from "@site/core/settings";
import type { Responders } from "../conversation/answer-turn.ts";
import type { Model } from "../conversation/turn.ts";
import { learnedQuestions } from "../learning/learned-questions.ts";
import { type FailureReason, ModelFailure } from "./model-failure.ts";

const models = new WeakMap<Context["settings"], Promise<Model>>();

/** A counter that fails ends the model's turn: unlike a form, a model is closed in doubt. */
const withTurnLimit = (context: Context, model: Model, client: string): Model => ({
  async answer(turn, signals) {
    const { isOverLimit } = await countAgainstLimit({ ...context, now: () => turn.now }, client, "model");
    if (isOverLimit) throw new ModelFailure("budget");
    return model.answer(turn, signals);
  },
});

/** Turns that a model speaks at once, in one program: who comes beside them is answered without it. */
const mostTurns = 20;

const outages: readonly string[] = ["timeout", "throttled", "unavailable"] satisfies FailureReason[];

/** A model that does not answer costs three visitors their patience and not all: then it rests for half a minute. */
export function withCircuitBreaker(model: Model, now: () => number = Date.now): Model {
  const circuit = createCircuitBreaker({
    threshold: 3,
    rest: 30_000,
    now,
    refusal: () => new ModelFailure("resting"),
    isOutage: (error) => error instanceof ModelFailure && outages.includes(error.reason),
  });
  let turns = 0;
  return {
    async answer(turn, signals) {
      circuit.check();
      if (turns >= mostTurns) throw new ModelFailure("crowded");
      turns += 1;
      try {
        return await circuit.watch(() => model.answer(turn, signals));
      } finally {
        turns -= 1;
      }
    },
  };
}

/** False in the bundles of a stage without a model; absent where nothing is bundled. */
declare const __CHAT_MODEL__: boolean | undefined;

/** A model's adapter is 1 MB of code: bundled where a model is configured, and not loaded before a message has come.
 * @throws Error where a model is configured that the bundle was not built for */
async function loadModel(context: Context, settings: ChatModel): Promise<Model> {
  if (typeof __CHAT_MODEL__ !== "undefined" && !__CHAT_MODEL__)
    throw new Error("this bundle was built for a stage without a chat model");
  if (settings.provider === "bedrock") return (await import("./bedrock.ts")).bedrockModel(context, settings);
  return (await import("./openai-compatible.ts")).openAiCompatibleModel(context, settings);
}

async function findModel(context: Context): Promise<Model | undefined> {
  const { settings } = context;
  const { chatModel } = settings;
  if (!chatModel) return undefined;
  return loadOnce(models, settings, async () => withCircuitBreaker(await loadModel(context, chatModel)));
}

/** Who answers in this deployment, as it is configured. A model that can't be loaded is left out and noted in the log:
 * the receptionist answers.
 * @param client keyed hash of the visitor's address, whose model turns are counted; not counted when absent */
export async function chooseResponders(context: Context, client?: string): Promise<Responders> {
  const learned = await learnedQuestions(context);
  try {
    const model = await findModel(context);
    return { learned, model: model && client ? withTurnLimit(context, model, client) : model };
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", task: "chat model", error: { name } });
    return { learned };
  }
}
