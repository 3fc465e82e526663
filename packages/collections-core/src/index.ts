export { type Column, columnAt } from './columns/column-at';
export { readSorts } from './place/place';
export { columnsOf } from './columns/columns-of';
export { isFree, itemSchema, mayBe, propertySchema } from './columns/declared-schema';
export { isInHidden, reachesHidden } from './columns/hidden-columns';
export type { ListColumn } from './columns/list-column';
export { type ReferenceColumn, referenceColumns } from './columns/reference-columns';
export { titledSchema } from './columns/titled-schema';
export { codecOf } from './filter/codecs/codecs-of';
export { escaped } from './filter/codecs/text-codecs';
export { type Condition, type FilterNode, type Group, noFilter } from './filter/filter-tree';
export {
  type Operand,
  type Operator,
  operatorsFor,
  type Period,
  periods,
  type SpanUnit,
  spanUnits,
} from './filter/operators';
export { readFilter } from './filter/read-filter';
export { resolveFilter } from './filter/resolve-filter';
export { isComplete, writeFilter } from './filter/write-filter';
export { dropIndex, withMoved, withPin, withShown } from './layout/change-columns';
export { defaultColumns, defaultWidths, type ShownColumn, withWidth } from './layout/column-layout';
export {
  limitedWidth,
  listKeyOf,
  type PageSetting,
  readLayout,
  widthLimits,
  writeLayout,
} from './layout/stored-layout';
export { liveNamesOf, readsAny, withLiveValues } from './live/live-values';
export { countOfChanges, enteredIds, noChanges, type PendingChanges, withFrame } from './live/pending-changes';
export { pageQueryOf, sortKeysOf, wireSorts } from './place/list-query';
export {
  firstPage,
  type ListPlace,
  maxSorts,
  type PageSize,
  pageSizes,
  readPlace,
  type SortKey,
  unnamedFilter,
  writePlace,
} from './place/place';
export { startOrder } from './place/start-order';
export {
  columnsOfView,
  defaultView,
  isChanged,
  placeOfView,
  queryOfPlace,
  scopes,
  storedColumns,
} from './place/view-content';
export type { ListedModel } from './wire/list-model';
export type { RecordChanges } from './wire/live-records';
export {
  bulkKind,
  type BulkPlan,
  type BulkResult,
  maxCountedUses,
  maxFailures,
  maxPlannedFailures,
  type RecordFailure,
  type RecordUse,
  type RecordUses,
  type StartedBulk,
} from './wire/record-bulk';
export { type ExportLink, maxXlsxRecords } from './wire/record-export';
export { maxExactCount, type RecordCount, recordHeaders } from './wire/record-headers';
export type { RecordSelection } from './wire/record-selection';
export { type SavedView, shareViewsPermission } from './wire/saved-view';
export { targetOf } from './wire/target-of';
export type { ListedRecord } from './wire/listed-record';
export { modelKey, recordKeys } from './wire/record-keys';
