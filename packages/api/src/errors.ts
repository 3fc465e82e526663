import type { JsonValue } from '@signalbox/schemas';
import type { LanguageText } from '@signalbox/schemas/language-text';

/**
 * One error that the platform answers. The name selects the message (`locales/<language>.json`: `errors.<name>`), the code
 * is on the wire, the status is the class that clients may rely on.
 */
export interface ErrorDefinition {
  readonly name: string;
  readonly code: number;
  readonly status: 400 | 401 | 403 | 405 | 429 | 500 | 502 | 503;
  /** `name`: `detail` is the name of an object, and no technical detail. */
  readonly detail?: 'name';
  /** The error is a question, which the same request answers with this parameter, as `?force=true`. */
  readonly confirmedBy?: 'force';
}

/** A table of errors: a plug-in has one in `shared/errors.ts`. The comment on each entry is what the caller should do. */
export function defineErrors<const Table extends Record<string, Omit<ErrorDefinition, 'name'>>>(
  table: Table,
): ErrorsOf<Table> {
  const named = Object.entries(table).map(([name, error]) => [name, { name, ...error }]);
  return Object.fromEntries(named) as ErrorsOf<Table>;
}
type ErrorsOf<Table> = { readonly [Name in keyof Table]: Table[Name] & { readonly name: Name } };

/** The errors of the platform itself: those of packages, and those that several plug-ins throw. */
export const errorTable = defineErrors({
  /** Correct the named field and send again. */
  invalidField: { code: 100_010_001, status: 400 },
  /** The body is no JSON, or no JSON object: correct the request. */
  malformedBody: { code: 100_010_002, status: 400 },
  /** The `query` parameter cannot be parsed: correct the query. */
  malformedQuery: { code: 100_010_003, status: 400 },
  /** Send the content type that the route names. */
  wrongContentType: { code: 100_010_004, status: 400 },
  /** Send less: the limit is in `detail`. */
  tooLarge: { code: 100_010_005, status: 400 },
  /** Choose a file of an allowed format. */
  formatNotAllowed: { code: 100_010_006, status: 400 },
  /** Allow an image format in the settings of the media library, or choose another directory: `directory` takes images only. */
  noImageFormat: { code: 100_010_045, status: 400 },
  /** Save the drawing without the entity that the message names. */
  drawingNotAllowed: { code: 100_010_046, status: 400 },
  /** Save the file as UTF-8: the message names its encoding. */
  textNotReadable: { code: 100_010_018, status: 400 },
  /** Remove the language pack that the message names, or give the new one its name, so that it replaces it. */
  packCodeTaken: { code: 100_010_037, status: 400 },
  /** The path leaves the media folder, or has a character that no file name may have. */
  invalidPath: { code: 100_010_007, status: 400 },
  /** The archive cannot be used; the message has the reason. Choose another file, or type its password. */
  archiveInvalid: { code: 100_010_008, status: 400 },
  /** Simplify the file: its inspection takes too much time or memory; `detail` names the limit. */
  fileTooComplex: { code: 100_010_020, status: 400 },
  /** Type the secret of `field` again: its target changes, and the stored secret is never sent elsewhere. */
  typeAgain: { code: 100_010_009, status: 400 },
  /** Delete files of the project and empty its trash, or raise its quota in the settings: the media library is full. */
  quotaExceeded: { code: 100_010_021, status: 400 },
  /** Change the schema: the message names the place and the reason. */
  formNotSupported: { code: 100_010_040, status: 400 },
  /** Choose another name: this one exists already. */
  alreadyExists: { code: 100_030_001, status: 400 },
  /** Read the list again: the resource does not exist. */
  notFound: { code: 100_030_002, status: 400 },
  /** Read again, merge, save again: another user saved the same field after the revision that was sent. */
  conflict: { code: 100_030_003, status: 400 },
  /** Log in again. */
  tokenInvalid: { code: 100_040_001, status: 401 },
  /** Log in first. */
  tokenMissing: { code: 100_040_002, status: 401 },
  /** Ask an administrator for the permission named in `detail`. */
  forbidden: { code: 100_040_003, status: 401 },
  /** Open a project that the user may enter, or ask an administrator for the one named in `detail`. */
  projectForbidden: { code: 100_040_008, status: 401 },
  /** Ask for a license with the feature named in `detail`. */
  featureNotLicensed: { code: 100_040_009, status: 403 },
  /** Renew the license: it included the feature named in `detail`, and its grace period is over. */
  licenseExpired: { code: 100_040_010, status: 403 },
  /** Wait for the start of the license, or install another one: it includes the feature named in `detail`. */
  licenseNotYetValid: { code: 100_040_012, status: 403 },
  /** Delete some of what the message names, or ask for a license that allows more. */
  licenseLimitReached: { code: 100_040_013, status: 403 },
  /** Switch on the page of `field` first, or in the same request: the message names the switch. */
  switchedOff: { code: 100_040_011, status: 400 },
  /** Check name and password, and fill in the captcha. */
  loginFailed: { code: 100_040_004, status: 400 },
  /** Fill in the captcha of the picture. */
  captchaWrong: { code: 100_040_005, status: 400 },
  /** Wait for `detail` seconds. */
  accountFrozen: { code: 100_040_006, status: 400 },
  /** Use another verb. */
  methodNotAllowed: { code: 100_050_001, status: 405 },
  /** Wait, then try again. */
  tooManyRequests: { code: 100_050_002, status: 429 },
  /** Wait until some of the user's own lists are answered, then ask again. */
  tooManyQueries: { code: 100_050_010, status: 429 },
  /** No action: the client closed the connection before the response. Only the log shows it. */
  requestClosed: { code: 100_050_011, status: 400 },
  /** Wait until the named job has ended, or abort it: one job of each lock runs at a time. */
  operationRunning: { code: 100_060_001, status: 400 },
  /** Start a server with the data folder of the named restore or import: only that server can finish it. If the folder is lost, abandon its files. */
  operationUnfinished: { code: 100_060_030, status: 400 },
  /** Wait: this server has the files of the restore or import and finishes it by itself. */
  operationHasFiles: { code: 100_060_031, status: 400 },
  /** Read the job again: it has ended, or is past the point of no return. */
  operationOver: { code: 100_060_002, status: 400 },
  /** Start the job again: the server that ran it has stopped. */
  operationLost: { code: 100_060_005, status: 500 },
  /** Ask the operator why servers stop while it runs, then start it again. */
  operationLostAgain: { code: 100_060_036, status: 500 },
  /** Remove the cause that the message names, then start the job again: its servers could not for a day. */
  operationBlocked: { code: 100_060_037, status: 500 },
  /** Free space on the server's disk, then try again. */
  diskFull: { code: 100_060_006, status: 500 },
  /** Try again in a while, or notify the operator: the store of archives cannot be reached, or rejects the server. */
  storageUnavailable: { code: 100_060_035, status: 503 },
  /** Leave folders out, or remove files: the archive would exceed its limit. */
  backupTooManyFiles: { code: 100_060_023, status: 500 },
  /** Check the permissions of the named file, and the disk. */
  fileUnreadable: { code: 100_060_024, status: 500 },
  /** Try again, or notify the operator: the server's log has the cause under the job's id. */
  operationFailed: { code: 100_060_007, status: 500 },
  /** Notify the operator: the server's log has the cause under the request's id. */
  internal: { code: 100_090_001, status: 500 },
  /** Notify the operator: the existing platform behind the console cannot be reached, or does not speak HTTP. The log has the cause. */
  platformUnanswered: { code: 100_090_002, status: 502 },
  /** Correct the schema of the model: `detail` says what is wrong with it. */
  modelUnusable: { code: 100_080_001, status: 400 },
  /** Ask an administrator: a rule of the model rejects fields that the user may not see. */
  hiddenFieldInvalid: { code: 100_080_002, status: 400 },
  /** Narrow the filter, or sort by nothing: no index serves the list. */
  listTooSlow: { code: 100_080_010, status: 400 },
  /** Send the same query again in some minutes. */
  indexBeingBuilt: { code: 100_080_011, status: 400 },
  /** Wait until the user's bulk change has ended, or abort it. */
  bulkRunning: { code: 100_080_003, status: 400 },
  /** Try again once the bulk changes of other users have ended. */
  bulkBusy: { code: 100_080_004, status: 429 },
  /** Wait until a download of an export has ended. */
  exportBusy: { code: 100_080_005, status: 429 },
  /** Export as CSV or NDJSON, or with a filter: a worksheet has no more rows than the message says. */
  tooManyRows: { code: 100_080_006, status: 400 },
  /** Request a new link: this one was used or has expired. */
  exportLinkInvalid: { code: 100_080_007, status: 401 },
  /** Wait as long as `Retry-After` says, read again, then try again: the database does not answer. A change may have been saved. */
  databaseUnavailable: { code: 100_090_003, status: 503 },
});

export type ErrorName = keyof typeof errorTable;

/** One error of one field, for clients that mark fields. */
export type WireError = {
  /** JSON pointer into the body. */
  pointer: string;
  keyword: string;
  params: Record<string, JsonValue>;
  /** Title of a field that is in no form of the product. */
  title?: LanguageText;
  /** Number of the item that has the field, in its list, as `itemNumber` writes it. */
  item?: string;
  message: string;
};

/** Body of every failed response. `field` is the dotted name of the first invalid field, or ''. */
export type ErrorBody = {
  code: number;
  message: string;
  detail: string;
  field: string;
  /** Params of the message, for clients with messages of their own: `{name: 'Nightly'}`. */
  params?: Record<string, string | number>;
  /** JSON pointer of the first invalid field. */
  pointer?: string;
  faults?: WireError[];
  /** Same text as `message`. Only in the error of a failed login: known clients show it. */
  user?: string;
  /** Only on `conflict`: the current revision and the pointers that both sides changed. */
  revision?: number;
  pointers?: string[];
};

/** The error of `table` with this code. */
export function errorOf<Definition extends ErrorDefinition>(
  table: Readonly<Record<string, Definition>>,
  code: number,
): Definition | undefined {
  return Object.values(table).find((error) => error.code === code);
}
