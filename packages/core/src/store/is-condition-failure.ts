/** Whether a conditional write left the table as it was, because the row did not meet its condition. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === "ConditionalCheckFailedException";
