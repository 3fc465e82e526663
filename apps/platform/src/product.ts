import { version } from '../package.json';

/** What runs: backups carry it, and a restore names differences. */
export const product = { name: 'Signalbox', version };
