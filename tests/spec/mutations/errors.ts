import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const client = "packages/web/src/features/content/find-page.ts";

export const changes: Changes = {
  "T-01": [
    [client, "WpGraphQL error: ", "GraphQL error: ", "text"],
    [client, '"Unknown error"', '"unknown"', "Unknown error"],
  ],
  "T-02": [[client, '.join(", ")', '.join("; ")']],
  "T-03": [[client, "`WordPress REST API error: ", "`REST error: "]],
  "T-04": [["packages/web/src/features/content/use-content-page.ts", "Elementor API error: ", "No rich page: "]],
  "T-05": [[client, "The content client is not initialised.", "There is no content client."]],
  "T-06": [["packages/web/src/lib/load-metadata.ts", "console.warn(`No search metadata", "void (`No search metadata"]],
};
