import type { JsonObject } from '@signalbox/schemas/json';

/** A record on the wire: its values with its id. */
export type ListedRecord = JsonObject & { id: string };
