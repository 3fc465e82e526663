import { type ErrorName, errorTable, PlatformError } from '@signalbox/api';

/** Any thrown value as an error of the table: platform errors unchanged, those of the framework and the driver by their code, others `internal`. */
export function platformErrorOf(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const {
    code = '',
    statusCode,
    message = '',
  } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Record<'code' | 'message', string>> & {
    statusCode?: number;
  };
  const driverName = byDriver(code, message);
  const name = byCode[code] ?? driverName ?? byStatus(statusCode);
  // The message of the cause stays in the log. Only a client's own mistake is described to the client, and never by messages
  // of the database or of the system, which name tables and paths.
  const isShown = (code === '' || code.startsWith('FST_')) && errorTable[name].status < 500;
  return new PlatformError(name, { cause: error, detail: isShown ? message : '' });
}

const byCode: Record<string, ErrorName | undefined> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongContentType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_BAD_URL: 'malformedQuery',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_PARTS_LIMIT: 'tooLarge',
  FST_FILES_LIMIT: 'tooLarge',
  FST_FIELDS_LIMIT: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongContentType',
  FST_PROTO_VIOLATION: 'malformedBody',
  ENAMETOOLONG: 'notFound',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  53100: 'diskFull',
};

/**
 * PostgreSQL's class 22: an invalid value, so an error of the client. No connection: it is lost, the server starts, stops or has
 * none left.
 */
function byDriver(code: string, message: string): ErrorName | undefined {
  if (/^(?:08[0-9A-Z]{3}|57P0[1-35]|53300)$/.test(code)) return 'databaseUnavailable';
  if (/^(?:Connection terminated|Client has encountered a connection error)/.test(message))
    return 'databaseUnavailable';
  if (/^22[0-9A-Z]{3}$/.test(code)) return 'malformedQuery';
  return code === '23505' ? 'alreadyExists' : undefined;
}

function byStatus(status: number | undefined): ErrorName {
  if (status === undefined || status < 400 || status >= 500) return 'internal';
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongContentType';
  if (status === 404) return 'notFound';
  return 'malformedBody';
}
