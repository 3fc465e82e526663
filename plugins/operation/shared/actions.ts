/** What operators may do. The names are stored. */
type ActionName = 'abort' | 'endSessions' | 'unlock' | 'runNow' | 'check' | 'drain' | 'resume' | 'bundle';

/** A row of GET core/operation/actions. */
export interface OperatorAction {
  id: string;
  /** ISO 8601. */
  at: string;
  username: string;
  action: ActionName;
  /** Name of the user, job, cycle, check or server. */
  subject: string;
  /** Id of the request, as in the log. */
  request: string;
}

/** A row of GET core/operation/checks. Message keys. */
export interface CheckToStart {
  id: string;
  title: string;
  help: string;
}

/** A row of GET core/operation/bundle: a file of the support bundle. */
export interface BundleFile {
  name: string;
  bytes: number;
}
