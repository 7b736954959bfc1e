/** Whether a conditional write left the table as it was, because the row did not meet its condition. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === "ConditionalCheckFailedException";

/** Waits for a conditional write. @returns whether the row met its condition */
export async function isConditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
