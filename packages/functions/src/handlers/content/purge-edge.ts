import { AppError } from "@site/core/contract/errors";
import type { Settings } from "@site/core/settings";
import { escapeMarkup } from "@site/core/site/markup";
import { AwsClient } from "aws4fetch";

const attemptTimeout = 4000;

function refuse(cause: unknown): never {
  const message = "The old text may be shown for a few minutes more: the copies at the edge could not be emptied.";
  throw new AppError("upstream", message, { cause });
}

/** Has a distribution of CloudFront forget its copies of some paths. Its interface takes XML by one signed POST.
 * @param id of the request: a second one of the same id changes nothing
 * @throws AppError upstream when it is refused */
export async function purgeEdge(
  { aws, awsEndpoint }: Settings,
  distribution: string,
  paths: readonly string[],
  id: string,
): Promise<void> {
  const client = new AwsClient({ ...aws, service: "cloudfront", region: "us-east-1", retries: 2 });
  const response = await invalidate(client, awsEndpoint, distribution, paths, id);
  if (response.ok) return;
  // At most fifteen paths with a * are emptied at a time: while others are, everything is one more.
  const isBusy = response.status === 400 && /TooManyInvalidationsInProgress/.test(response.text);
  const again = isBusy ? await invalidate(client, awsEndpoint, distribution, ["/*"], `${id}-all`) : response;
  if (!again.ok) refuse(new Error(`CloudFront answered ${again.status}`));
}

async function invalidate(
  client: AwsClient,
  awsEndpoint: string | undefined,
  distribution: string,
  paths: readonly string[],
  id: string,
): Promise<{ ok: boolean; status: number; text: string }> {
  const items = paths.map((path) => `<Path>${escapeMarkup(path)}</Path>`).join("");
  const origin = awsEndpoint ?? "https://cloudfront.amazonaws.com";
  const asked = client.fetch(`${origin}/2020-05-31/distribution/${distribution}/invalidation`, {
    method: "POST",
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${id}</CallerReference><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths></InvalidationBatch>`,
    signal: AbortSignal.timeout(attemptTimeout),
  });
  const response = await asked.catch((cause: unknown) => refuse(cause));
  return { ok: response.ok, status: response.status, text: await response.text() };
}
