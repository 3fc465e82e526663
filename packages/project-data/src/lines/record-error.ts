import { PlatformError } from '@signalbox/api';

/** Why a record of an archive is invalid. The message `reasons.<reason>` explains it. */
export interface RecordError {
  reason: `record.${RecordReason}`;
  /** JSON pointer into the line, for an error of one field. The error has it without `/body`. */
  field?: string;
}

type RecordReason =
  | 'lineTooLong'
  | 'notUtf8'
  | 'carriageReturn'
  | 'notJson'
  | 'unknownField'
  | 'noObject'
  | 'noTime'
  | 'noTimes'
  | 'noId'
  | 'idTwice'
  | 'character'
  | 'number'
  | 'depth'
  | 'name'
  | 'noUsername'
  | 'noProject'
  | 'noCollection'
  | 'neverRestored'
  | 'noSeries'
  | 'missing'
  | 'notSettings'
  /** Reported by the database. */
  | 'notStorable';

interface InvalidRecord {
  /** Name of the archive's entry. */
  entry: string;
  line?: number;
  id?: string;
  error: RecordError;
  /** The message of the database. */
  messages?: string;
}

/** The error that rejects an archive because of a record. */
export function recordError({ entry, line, id, error, messages }: InvalidRecord): PlatformError {
  const { reason, field } = error;
  const params = {
    module: entry.slice('data/'.length, -'.ndjson'.length),
    ...(line === undefined ? {} : { line }),
    ...(id === undefined ? {} : { id: shown(id) }),
    ...(field === undefined ? {} : { field: shown(field.replace(/^\/body(?=\/)/, '')) }),
    reason,
  };
  const keyword = line === undefined ? 'moduleInvalid' : id === undefined ? 'lineInvalid' : 'recordInvalid';
  const place = line === undefined ? entry : `${entry}:${line}`;
  return new PlatformError('archiveInvalid', {
    detail: messages === undefined ? place : `${place} ${messages}`,
    errors: [{ pointer: '/file', keyword: `archive.${keyword}`, params }],
  });
}

/** Text of an archive in a form that may be shown and stored: truncated and escaped. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, maxShownCharacters)).slice(1, -1);
}

const maxShownCharacters = 80;
