import { seedId, type StoredDocument } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';

/** A record of a demo model. Its id sorts by `number`, as those of records sort by age. */
export function demoRecord(model: string, number: number, values: JsonObject): StoredDocument {
  return { id: demoRecordId(model, number), model: seedId(`model/${model}`), values };
}

export function demoRecordId(model: string, number: number): string {
  return (firstSecond + number).toString(16) + seedId(`record/${model}/${number}`).slice(8);
}

/** The date of a time in milliseconds since 1970, without the time of day. */
export function dateOf(milliseconds: number): string {
  return timeOf(milliseconds).slice(0, 10);
}

/** A time in milliseconds since 1970 as a text, to the second. */
export function timeOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** 1 January 2026. */
const firstSecond = 1_767_225_600;
