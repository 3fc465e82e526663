/**
 * Headers of a list of records. `cursor`: of the next page, missing on the last one. `cursorBefore`: of the page before,
 * missing on the first one. `count`: the number of all matches, if the query requests it. `countIsEstimate`: `true` if it is an estimate.
 */
export const recordHeaders = {
  cursor: 'cursor',
  cursorBefore: 'cursor-before',
  count: 'count',
  countIsEstimate: 'count-is-estimate',
} as const;

/** The count of a list is exact up to this number, and an estimate above. */
export const maxExactCount = 10_000;

/** The answer of `GET core/record/{model}/count`. */
export interface RecordCount {
  count: number;
}
