/**
 * `data` of a frame of `/ws/record`, for the query `{model}`: an id or a key. The first one has no ids: changes are sent from
 * then on, so that a client compares what it read before. Then at most one frame a second. Only for users who may list
 * the records of the model: the connection of another one is closed with `forbidden`.
 */
export interface RecordChanges {
  /** Ids of records, each in one list only: a record that was created and changed since the last frame is in `created`. */
  created: string[];
  changed: string[];
  deleted: string[];
  /** True: any record may have changed, such as by an import or too many changes to name. The lists are empty. */
  isAll: boolean;
}
