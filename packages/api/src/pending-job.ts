/** Of `GET {path}/unfinished`: a committed job that this replica cannot finish, because its data folder is elsewhere. */
export interface PendingJob {
  id: string;
  name: string;
  /** True when the user may abandon its files. */
  mayGiveUp: boolean;
}
