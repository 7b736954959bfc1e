import type { HandlerContext } from "@site/functions/context";
import { type Deployment, locateHandler } from "@site/functions/deployment";

/** The very handler that Lambda runs, over another context than its process has. */
export async function loadHandler(deployed: Pick<Deployment, "handler">, context: HandlerContext) {
  const { module, name } = locateHandler(deployed);
  return (await import(`@site/functions/${module}`))[name].withContext(context);
}
