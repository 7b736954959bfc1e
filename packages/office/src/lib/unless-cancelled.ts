/** What the browser's dialog for passkeys answered; undefined when the person closed it. */
export const unlessCancelled = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && error.name === "NotAllowedError") return undefined;
    throw error;
  });
