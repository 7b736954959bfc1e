/** Under which a row lies in the table (table.ts). */
export type RowKey = { pk: string; sk: string };

/** The key of the row that a read of ElectroDB's asks for. */
export const getRowKey = (read: { params(): unknown }): RowKey => (read.params() as { Key: RowKey }).Key;

/** A key as one text. */
export const rowId = ({ pk, sk }: RowKey): string => `${pk} ${sk}`;
