export { accountProject } from '@signalbox/api';
export { isProjectName, permissionsWithinProjects } from './project-access';
export { rejectGrants } from './reject-grants';
export { isAllowedTarget } from './allowed-target';
export { boundedCache } from './bounded-cache';
export { accountChannel, deviceStatesChannel, documentsChannel, mediaChannel } from './channels';
export { systemClock } from './clock';
export * from './contract';
export { advisoryLocks, lockSeeds, sessionLock } from './database/advisory-locks';
export { batchCalls } from './database/batch-calls';
export { correctFutureTimes, plausibleNow } from './database/future-times';
export { kitMigrations } from './database/kit-migrations';
export { migrate, type Migration, type MigrationHold } from './database/migrate';
export { noticeIfLong } from './database/notice-if-long';
export { notificationSql, type Notifications, openNotifications } from './database/notifications';
export { readBriefly, readOn } from './database/read-briefly';
export { type OpenDatabase, openDatabase } from './database/open-database';
export { deepFreeze } from './deep-freeze';
export { downloadTickets } from './download-tickets';
export * from './settings';
export * from './setting-checks';
export { sha256Hex } from './sha256-hex';
export { hashPassword, verifyPassword } from './passwords/password-hash';
export { checkPassword, passwordPolicy } from './passwords/password-policy';
export * from './collections';
export * from './csv';
export * from './events';
export { signalOfClient } from './client-signal';
export * from './input';
export * from './operation';
export { kept } from './kept';
export * from './query';
export * from './file-tree';
export * from './files';
export { followChannel } from './follow-channel';
export * from './gauges';
export {
  frontEndDir,
  markFrontEnd,
  markName as frontEndMark,
  restoredFrontEndDir,
  restoredFrontEndName,
} from './front-end-dir';
export * from './media';
export * from './media-notes';
export {
  appliedRow,
  countUsed,
  createLicenseReader,
  expiredFeatures,
  featureError,
  featuresOf,
  type LicenseRow,
  licenseAnswer,
  licenseRows,
  licenseState,
  licensesIn,
  type LimitName,
  limitNames,
  limitsOf,
  readLicense,
  requireBelowLimit,
  requireFeatures,
  requireRoute,
  rowContent,
  timesOf,
} from './license';
export {
  claimUsername,
  findSameUsername,
  foldedUsername,
  listSameUsernames,
  storeUsernameKeys,
  usernameFault,
} from './usernames';
export { createRateLimit, type RateLimit, type RateLimitRules } from './rate-limit';
export { createTurns } from './turns';
export { rejectEndlessPageSetting } from './page-setting';
export { withDeadline } from './with-deadline';
