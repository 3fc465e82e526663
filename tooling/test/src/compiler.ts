import { resolve } from 'node:path';

/** The compiler, to be run by Node with `compilerEnvironment`. */
export const compiler = resolve(import.meta.dirname, '../node_modules/typescript-native/bin/tsc');

/**
 * A check ends before its garbage is worth collecting: without collections it needs a quarter less of the processor, and 1.5
 * instead of 1.2 GB. Above the limit the compiler collects after all.
 */
export const compilerEnvironment = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };
