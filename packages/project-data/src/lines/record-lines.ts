import { isJsonObject } from '@signalbox/engine/core';
import { type FieldError, findUnstorable } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { RecordError } from './record-error';

/** What a record of an archive must be beyond what every one must be. */
export interface RecordDemands {
  /** Answers why a record is refused. */
  check?: (record: ArchivedRecord) => RecordError | undefined;
  /** Answers what is wrong with a record that could not be written by hand either: it is marked, and no archive refused for it. */
  validate?: (record: ArchivedRecord) => FieldError | undefined;
  needsTimes: boolean;
  maxIdLength: number;
}

export interface ArchivedRecord {
  id: string;
  /** ISO; only records of collections have them. */
  createdAt?: string;
  updatedAt?: string;
  body: JsonObject;
}

/** A line of an archive as a record that the database can hold, or why it is none; then with its id, if it has one. */
export function readRecord(
  text: string,
  { check: validate, needsTimes, maxIdLength }: RecordDemands,
): ArchivedRecord | { id: string | undefined; error: RecordError } {
  const value = parsed(text);
  const error = errorOf(text, value, maxIdLength);
  const id = isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
  if (error !== undefined) return { id, error };
  const record = value as unknown as ArchivedRecord;
  if (needsTimes && (record.createdAt === undefined || record.updatedAt === undefined))
    return { id, error: { reason: 'record.noTimes' } };
  const rejected = validate?.(record);
  return rejected === undefined ? record : { id, error: rejected };
}

function errorOf(text: string, value: JsonValue | undefined, maxIdLength: number): RecordError | undefined {
  // To JSON it is white space, to the COPY that takes the line as it is it would be an end of line.
  if (text.includes('\r')) return { reason: 'record.carriageReturn' };
  if (!isJsonObject(value)) return { reason: 'record.notJson' };
  const unknown = Object.keys(value).find((name) => !recordFields.has(name));
  if (unknown !== undefined) return { reason: 'record.unknownField', field: `/${unknown}` };
  const { id = null, createdAt, updatedAt, body = null } = value;
  // As whoever stored it did: a body may be as deep as it may be, whatever holds it.
  const unstorable = findUnstorable(id, '/id') ?? findUnstorable(body, '/body');
  if (unstorable) return { reason: `record.${unstorable.kind}`, field: unstorable.pointer };
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) return { reason: 'record.noId', field: '/id' };
  if (!isJsonObject(body)) return { reason: 'record.noObject', field: '/body' };
  if (!isTimeOrAbsent(createdAt)) return { reason: 'record.noTime', field: '/createdAt' };
  if (!isTimeOrAbsent(updatedAt)) return { reason: 'record.noTime', field: '/updatedAt' };
  return undefined;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function isTimeOrAbsent(value: JsonValue | undefined): value is string | undefined {
  return value === undefined || isTime(value);
}

function isTime(value: JsonValue): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    // JavaScript takes February 30 for March 2, PostgreSQL refuses it; it also has no year 0.
    new Date(value).toISOString().slice(0, 10) === value.slice(0, 10) &&
    !value.startsWith('0000')
  );
}

const recordFields = new Set(['id', 'createdAt', 'updatedAt', 'body']);
