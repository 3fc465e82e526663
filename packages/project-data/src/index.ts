export { applyDocuments } from './apply/apply-documents';
export { applyModules, lockModules } from './apply/apply-modules';
export { applySetting } from './apply/apply-setting';
export { inTransaction, type Transaction } from './database/in-transaction';
export { isoTime } from './export/iso-time';
export { moduleFingerprint, readIn } from './export/module-fingerprint';
export { idsOf, moduleSources, recordsOf } from './export/module-sources';
export { ModuleTees } from './export/module-tee';
export { openSnapshot, type Snapshot } from './export/snapshot';
export { compareModules, withoutSame } from './export/unchanged-modules';
export { type FileArea, htmlArea, mediaArea } from './files/file-area';
export { type InspectionLimits, inspectArchived } from './files/inspect-archived';
export { inspectStaged } from './files/inspect-staged';
export { type InvalidFiles, leaveOutInvalidFiles } from './files/leave-out-invalid';
export { entryNote, stageNotes, writeEarlierNotes, writeStagedNotes } from './files/media-notes';
export { type MediaRules, mediaRules } from './files/media-inspection';
export { type FilesPlan, planAreaFiles } from './files/plan-files';
export { hasJobFolder, makeJobFolder, folderOfJob, type JobFolder, removeJobFolder } from './files/job-folder';
export { placeStaged } from './files/place-staged';
export { type FilesOf, projectFiles } from './files/project-files';
export { rejectAboveQuota } from './files/reject-above-quota';
export { stagedFolder, stageFiles } from './files/stage-files';
export { performSwap, type Swap, undoSwap } from './files/swap';
export { carryOver, swapsOf } from './files/swaps-of';
export { treeOf, type TreePlace } from './files/tree-place';
export { tidyIndex, withIndexDeferred } from './gin-index/defer-gin-index';
export { type BodyIndex, createBodyIndex } from './gin-index/gin-index';
export { outweighsTheRest } from './gin-index/outweighs-existing';
export { addInvalid, type InvalidRecords } from './lines/invalid-records';
export {
  allModules,
  databaseTarget,
  hasFiles,
  isOfPlatform,
  isPlainCollection,
  type ModuleAddress,
  moduleAddress,
  modulesOf,
  timeSeriesTarget,
} from './modules/module-address';
export { type ModuleSize, moduleSizes } from './modules/module-sizes';
export { visibleModules } from './modules/view-permissions';
export { entityOf, requireKeys, settingKeysOf, writeKeysOf } from './modules/write-permissions';
export { leftOutFiles, leftOutRecords } from './plan/left-out-content';
export { countResults, planDocuments, resultTable } from './plan/plan-documents';
export {
  planModules,
  type ModuleRules,
  type ModuleResult,
  type PlacedModules,
  stageAgain,
  stageModules,
} from './plan/plan-modules';
export type { SettingResult } from './plan/plan-setting';
export { settingErrors } from './plan/valid-settings';
export { stageModule, stageTable } from './stage/stage-module';
