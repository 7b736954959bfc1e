import { minute } from "../business/durations.ts";
import type { NotifyState } from "./record-fields.ts";

/** A younger row is still on its ordinary way: the table's stream has its notices sent. ms. */
const ordinaryWay = 10 * minute;

/** Partitions of the index of what waits, for rows that the staff still has to hear of. One takes 1,000 write units a
 * second, and an entry costs two: four carry the 1,000 entries a second of a giveaway on television, twice over. */
export const staffShards = ["0", "1", "2", "3"] as const;

/** Its partition for rows of which only the visitor's confirmation is left: they wait behind all others. */
export const confirmationShard = "confirmations";

interface Waiting {
  id?: string;
  createdAt?: string;
  notifyState?: NotifyState;
}

/** The shard of a row, counted from 0, by the end of its id: a UUID's last hexadecimal digit is uniform. */
export const getShard = (id: string, count: number): number => (Number.parseInt(id.slice(-1), 16) || 0) % count;

export const getStaffShard = (id: string): string => staffShards[getShard(id, staffShards.length)] ?? "0";

export const getSweepTime = (moment: string | Date): string =>
  new Date(Number(new Date(moment)) + ordinaryWay).toISOString();

/** Keys of a new row in the index of what waits; none when nobody is written to. */
export const pendingKeys = ({ id = "", createdAt, notifyState }: Waiting) =>
  notifyState === "pending" && createdAt ? { pendingIn: getStaffShard(id), pendingFrom: getSweepTime(createdAt) } : {};
