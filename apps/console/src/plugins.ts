import type { ConsolePlugin } from '@signalbox/api/plugin';

/** The plug-ins of this console, in menu order. Deleting a line (and the plug-in's folder) leaves a console that runs. */
export const plugins: ConsolePlugin[] = [];
