export { type OpenFiles, openFiles } from './open-files';
export type { HeldStart, StartHold } from './wait-for-servers';
