import type { ErrorBody } from '@signalbox/api';
import type { LanguageText } from '@signalbox/schemas/language-text';

/** Why a record is not changed. */
export interface RecordFailure {
  id: string;
  /** The value of the column that names records, if the user may see it and the record has one. */
  title?: string;
  /** As `PATCH` or `DELETE` of this record would answer it, in the language of the request that started the job. */
  error: ErrorBody;
}

/** Records of one list that refer to records that would be deleted. */
export interface RecordUse {
  /** Key of the model of the list, or the address of a declared one, such as `core/user`. */
  model: string;
  /** Title of the list. */
  title: LanguageText;
  /** Dotted path of the column that refers to them. */
  column: string;
  /** At most `maxCountedUses`, which stands for more. */
  count: number;
}

export interface RecordUses {
  /** In lists and columns that the user may see. */
  uses: RecordUse[];
  /** True if others, which the user may not see, refer to them too. */
  isHiddenUsed: boolean;
}

/** The answer of `POST core/record/{model}/bulk/plan`: what a bulk change would do. It changes nothing. */
export interface BulkPlan {
  /** Records that it reaches. */
  count: number;
  /** True if `count` is the planner's estimate: more than `maxExactCount`. */
  isEstimate: boolean;
  /** The number of records that were tried: the first ones by their ids. */
  tried: number;
  /** How many of these have the values already. */
  unchanged: number;
  /** How many of these cannot be changed. */
  failed: number;
  /** The first `maxPlannedFailures` of them. */
  failures: RecordFailure[];
  /** Only for `delete`: what refers to the records that were tried. Deleting them leaves these references as they are. */
  used?: RecordUses;
}

/**
 * The answer of `POST core/record/{model}/bulk`. The job has the kind `recordBulk`: `/ws/historycomputed` sends its
 * progress, `PATCH core/taskmanager/{id}` with `{status: 'pause'}` aborts it. Only its creator sees it.
 */
export interface StartedBulk {
  id: string;
}

/** The answer of `GET core/record/{model}/bulk/{id}`, at any time: what the job has done so far. Kept for 30 days. */
export interface BulkResult {
  id: string;
  action: 'edit' | 'delete';
  /** As in `core/taskmanager`. `pause`: aborted by the user. The changes that were made stay. */
  status: 'ongoing' | 'finish' | 'pause' | 'fail';
  /** Records that it reaches, by the count at its start. */
  count: number;
  /** Changed or deleted. */
  changed: number;
  /** They had the values already, or were deleted meanwhile. */
  unchanged: number;
  failed: number;
  /** The first `maxFailures` of them. */
  failures: RecordFailure[];
}

/** The kind of the job, `mark` in `core/taskmanager`. */
export const bulkKind = 'recordBulk';
export const maxCountedUses = 1000;
export const maxFailures = 100;
export const maxPlannedFailures = 10;
