import type { ConsolePlugin } from '@signalbox/api/plugin';

/** Its pages are the lists that `collections/people` declares. */
export const consolePlugin: ConsolePlugin = { id: 'people', routers: [] };
