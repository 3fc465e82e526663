export { binariesBelow, findBinaries, type PostgresBinaries } from './find-binaries';
export { lockDataDir } from './lock-data-dir';
export { PostgresError } from './postgres-error';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres';
