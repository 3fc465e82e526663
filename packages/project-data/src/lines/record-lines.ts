import { isJsonObject, parseJson } from '@signalbox/schemas/json';
import { type FieldError, findUnstorable } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { RecordError } from './record-error';

/** Requirements for a record of an archive, beyond those for every record. */
export interface RecordDemands {
  /** Returns why the archive must be rejected because of the record. */
  check?: (record: ArchivedRecord, line: string) => RecordError | undefined;
  /** Returns the error of a record that no user could save. The error is stored with the record, and the archive is not rejected. */
  validate?: (record: ArchivedRecord) => FieldError | undefined;
  needsTimes: boolean;
  maxIdLength: number;
}

export type ArchivedRecord = {
  id: string;
  /** ISO. Only records of collections have times. */
  createdAt?: string;
  updatedAt?: string;
  body: JsonObject;
};

/** Parses a line of an archive. Returns the record, or the error with the id of the line if it has one. */
export function readRecord(
  text: string,
  { check: validate, needsTimes, maxIdLength }: RecordDemands,
): ArchivedRecord | { id: string | undefined; error: RecordError } {
  const value = parseJson(text);
  const error = errorOf(text, value, maxIdLength);
  const id = isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
  if (error !== undefined) return { id, error };
  const record = value as ArchivedRecord;
  if (needsTimes && (record.createdAt === undefined || record.updatedAt === undefined))
    return { id, error: { reason: 'record.noTimes' } };
  const rejected = validate?.(record, text);
  return rejected === undefined ? record : { id, error: rejected };
}

function errorOf(text: string, value: JsonValue | undefined, maxIdLength: number): RecordError | undefined {
  // JSON treats a carriage return as white space, COPY as an end of line.
  if (text.includes('\r')) return { reason: 'record.carriageReturn' };
  if (!isJsonObject(value)) return { reason: 'record.notJson' };
  const unknown = Object.keys(value).find((name) => !recordFields.has(name));
  if (unknown !== undefined) return { reason: 'record.unknownField', field: `/${unknown}` };
  const { id = null, createdAt, updatedAt, body = null } = value;
  // Checks id and body separately: the depth limit applies to the body alone, as when it was stored.
  const unstorable = findUnstorable(id, '/id') ?? findUnstorable(body, '/body');
  if (unstorable) return { reason: `record.${unstorable.kind}`, field: unstorable.pointer };
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) return { reason: 'record.noId', field: '/id' };
  if (!isJsonObject(body)) return { reason: 'record.noObject', field: '/body' };
  if (!isTimeOrAbsent(createdAt)) return { reason: 'record.noTime', field: '/createdAt' };
  if (!isTimeOrAbsent(updatedAt)) return { reason: 'record.noTime', field: '/updatedAt' };
  return undefined;
}

function isTimeOrAbsent(value: JsonValue | undefined): value is string | undefined {
  return value === undefined || isTime(value);
}

function isTime(value: JsonValue): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    // JavaScript parses February 30 as March 2, and accepts the year 0. PostgreSQL rejects both.
    new Date(value).toISOString().slice(0, 10) === value.slice(0, 10) &&
    !value.startsWith('0000')
  );
}

const recordFields = new Set(['id', 'createdAt', 'updatedAt', 'body']);
