import { version } from '../package.json';

/** Name and version of this program. Backups contain it, and a restore names differences. */
export const product = { name: 'Signalbox', version };
