import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** A resource of a template; what its properties hold depends on its type. */
export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation's properties have as many shapes as there are resources
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  Metadata?: Record<string, unknown>;
}

interface Artifact {
  type: string;
  properties?: { templateFile?: string; stackName?: string };
  metadata?: Record<string, { type: string; data: unknown }[]>;
  dependencies?: string[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** The cloud assembly of a folder: what a deployment would upload. */
export function readAssembly(directory: string) {
  const manifest: { artifacts: Record<string, Artifact>; missing?: unknown } = readJson(
    join(directory, "manifest.json"),
  );
  const stacks = Object.entries(manifest.artifacts)
    .filter(([, { type }]) => type === "aws:cloudformation:stack")
    .map(([id, artifact]) => ({
      name: (artifact.properties?.stackName ?? id).split("-").at(-1) ?? id,
      artifact,
      template: readJson(join(directory, artifact.properties?.templateFile ?? "")),
    }));
  /** Logical id -> resource, of one stack or of all. */
  const resources = (type: string, stack?: string): Record<string, Resource> =>
    Object.fromEntries(
      stacks
        .filter(({ name }) => !stack || name === stack)
        .flatMap(({ template }) => Object.entries<Resource>(template.Resources ?? {}))
        .filter(([, resource]) => resource.Type === type),
    );
  return { directory, manifest, stacks, resources };
}

/** The assembly that all tests of a run share. */
export const shared = readAssembly(inject("assembly"));

/** Functions of this project by name; not SST's own, which run its custom resources. */
export const functions: Record<string, Resource> = Object.fromEntries(
  Object.values(shared.resources("AWS::Lambda::Function"))
    .filter(({ Properties }) => String(Properties.Handler).startsWith("packages/"))
    .map((resource) => [String(resource.Properties.FunctionName).replace("contractor-site-test-", ""), resource]),
);
