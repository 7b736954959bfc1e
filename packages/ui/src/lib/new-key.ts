/** A new sortable key (UUID version 7): of a form fill, of a chat message. One copy of the generator for all scripts. */
export { v7 as newKey } from "uuid";
