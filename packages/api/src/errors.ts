import type { JsonValue } from '@signalbox/schemas';

/**
 * Every error the platform answers with. The name picks the words (`locales/<language>.json`: `errors.<name>`),
 * the code travels on the wire, the status is the class a client may rely on.
 */
export const errorTable = {
  /** Mend the named field and send again. */
  invalidField: { code: 100_010_001, status: 400 },
  /** The body is no JSON, or no JSON object: mend the request. */
  malformedBody: { code: 100_010_002, status: 400 },
  /** The `query` parameter cannot be read: mend the query. */
  malformedQuery: { code: 100_010_003, status: 400 },
  /** Send the content type that the route names. */
  wrongContentType: { code: 100_010_004, status: 400 },
  /** Send less: the limit is in `detail`. */
  tooLarge: { code: 100_010_005, status: 400 },
  /** Choose a file of an allowed format. */
  formatNotAllowed: { code: 100_010_006, status: 400 },
  /** The path leaves the media folder, or holds a character that no file name may hold. */
  invalidPath: { code: 100_010_007, status: 400 },
  /** The archive cannot be used, the message says why: choose another file, or type its verification code. */
  archiveRefused: { code: 100_010_008, status: 400 },
  /** Simplify the file: looking into it takes too long or too much memory, `detail` names the limit. */
  fileTooComplex: { code: 100_010_020, status: 400 },
  /** Type the secret of `field` again: what it is bound to changes, and the stored one goes nowhere else. */
  typeAgain: { code: 100_010_009, status: 400 },
  /** Delete files of the project, or raise its quota in the settings: the media library holds no more. */
  quotaExceeded: { code: 100_010_021, status: 400 },
  /** Leave the directory where it is: the console's own forms keep their files in it. */
  directoryFixed: { code: 100_010_022, status: 400 },
  /** Choose another name: this one is taken. */
  alreadyExists: { code: 100_030_001, status: 400 },
  /** Read the list again: the resource is gone. */
  notFound: { code: 100_030_002, status: 400 },
  /** Read again, merge, save again: someone else saved the same field since the revision that was sent. */
  conflict: { code: 100_030_003, status: 400 },
  /** Log in again. */
  tokenInvalid: { code: 100_040_001, status: 401 },
  /** Log in first. */
  tokenMissing: { code: 100_040_002, status: 401 },
  /** Ask an administrator for the permission named in `detail`. */
  forbidden: { code: 100_040_003, status: 401 },
  /** Check name and password, fill in the captcha. */
  loginFailed: { code: 100_040_004, status: 400 },
  /** Fill in the captcha of the picture. */
  captchaWrong: { code: 100_040_005, status: 400 },
  /** Wait for `detail` seconds. */
  accountFrozen: { code: 100_040_006, status: 400 },
  /** Ask for the unlock code of the license reminder and type it again. */
  unlockCodeWrong: { code: 100_040_007, status: 400 },
  /** Use another verb. */
  methodNotAllowed: { code: 100_050_001, status: 405 },
  /** Wait, then try again. */
  tooManyRequests: { code: 100_050_002, status: 429 },
  /** Wait until some of one's own lists are answered, then ask again. */
  tooManyQueries: { code: 100_050_010, status: 429 },
  /** Nothing: the sender closed the connection before the answer, so only the log shows it. */
  requestClosed: { code: 100_050_011, status: 400 },
  /** Wait until the operation that is named has ended, or end it: only one runs at a time. */
  operationRunning: { code: 100_060_001, status: 400 },
  /** Start a server with the data folder in which the named restore or import began: only that one can finish it. Where that is gone for good, its files can be given up. */
  operationUnfinished: { code: 100_060_030, status: 400 },
  /** Wait: this server has the files of the restore or import, and finishes it by itself. */
  operationHasFiles: { code: 100_060_031, status: 400 },
  /** Look at the files of the platform: somebody gave up those of the restore, and nothing was checked. */
  filesGivenUp: { code: 100_060_032, status: 500 },
  /** As `filesGivenUp`; the data had gone back to the state before already. */
  filesGivenUpReturned: { code: 100_060_033, status: 500 },
  /** As `filesGivenUp`, of an import. */
  importFilesGivenUp: { code: 100_060_034, status: 500 },
  /** Read the task again: it has ended, or is past the point from which it can be taken back. */
  operationOver: { code: 100_060_002, status: 400 },
  /** Lift the protection first. */
  backupProtected: { code: 100_060_003, status: 400 },
  /** Ask for a new link: this one was used, or is too old. */
  ticketInvalid: { code: 100_060_004, status: 401 },
  /** Start the operation again: the server that ran it has ended. */
  operationLost: { code: 100_060_005, status: 500 },
  /** Make room on the server's disk, then try again. */
  diskFull: { code: 100_060_006, status: 500 },
  /** The restored platform failed its check, which `detail` names, and is as it was before: choose another backup. */
  restoreReturned: { code: 100_060_009, status: 500 },
  /** Renew the license of the project: an expired one takes no import. */
  projectExpired: { code: 100_060_020, status: 400 },
  /** Wait until the restore that needs it has ended. */
  backupInUse: { code: 100_060_022, status: 400 },
  /** Leave folders out, or remove files: an archive holds no more. */
  backupTooManyFiles: { code: 100_060_023, status: 500 },
  /** Look at the permissions of the file that is named, and at the disk. */
  fileUnreadable: { code: 100_060_024, status: 500 },
  /** Nothing needs to be done: somebody ended it, and nothing has changed. */
  operationStopped: { code: 100_060_021, status: 400 },
  /** Try again, or tell the operator: the server's log has the cause under the task's id. */
  operationFailed: { code: 100_060_007, status: 500 },
  /** Tell the operator; the server's log has the cause under the request's id. */
  internal: { code: 100_090_001, status: 500 },
} as const satisfies Record<string, { code: number; status: 400 | 401 | 405 | 429 | 500 }>;

export type ErrorName = keyof typeof errorTable;

/** One fault of one field, for clients that mark fields. */
export interface WireError {
  /** JSON pointer into the body. */
  pointer: string;
  keyword: string;
  params: Record<string, JsonValue>;
  message: string;
}

/** Body of every failed answer. `field` is the dotted name of the first faulty field, or ''. */
export interface ErrorBody {
  code: number;
  message: string;
  detail: string;
  field: string;
  /** What fills the holes of the error's words, for clients with words of their own: `{name: 'Nightly'}`. */
  params?: Record<string, string | number>;
  /** JSON pointer of the first faulty field. */
  pointer?: string;
  faults?: WireError[];
  /** Same text as `message`, on a failed login only: known clients show it. */
  user?: string;
  /** On `conflict`: the revision that is current now and the pointers that both sides changed. */
  revision?: number;
  pointers?: string[];
}

/** Name of the error with this code. */
export function errorName(code: number): ErrorName | undefined {
  return (Object.keys(errorTable) as ErrorName[]).find((name) => errorTable[name].code === code);
}
