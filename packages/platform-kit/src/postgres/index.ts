export { rejectOtherOwner } from './database-home';
export { binariesBelow, findBinaries } from './find-binaries';
export { lockDataDir } from './lock-data-dir';
export { PostgresError } from './postgres-error';
export { startPostgres } from './start-postgres';
