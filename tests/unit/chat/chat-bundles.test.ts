import { expect, test } from "vitest";
import { listModules } from "../../support/bundled-modules.ts";

const having = (modules: string[], part: string) => modules.filter((path) => path.includes(part));

test.each(["create-session", "store-message"])(
  "%s starts without the engine, its weights and the model",
  async (handler) => {
    const modules = await listModules(`chat/${handler}`);
    expect(having(modules, "core/src/chat/session-entity.ts")).toHaveLength(1);
    for (const part of ["receptionist/receptionist.ts", "ranking/weights.ts", "llm/bedrock.ts", "@ai-sdk"])
      expect(having(modules, part)).toEqual([]);
  },
);

test("send-message starts with the engine and without the model's adapter", async () => {
  const modules = await listModules("chat/send-message");
  for (const part of ["receptionist/receptionist.ts", "ranking/weights.ts"])
    expect(having(modules, part)).toHaveLength(1);
  for (const part of ["llm/bedrock.ts", "@ai-sdk"]) expect(having(modules, part)).toEqual([]);
});
