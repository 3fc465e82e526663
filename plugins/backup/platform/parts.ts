import type { LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Operations, Recoverer } from './operations/contract';
import { createProgressSource } from './operations/live-progress';
import { createTaskSource } from './operations/live-tasks';
import { createOperations } from './operations/operations';

/** What the routes of this plug-in share, one per replica. */
export interface BackupParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  operations: Operations;
}

interface MadeParts extends BackupParts {
  /** What clients may subscribe to, by the last part of the path. */
  sources: Record<'historycomputed' | 'taskmanager', LiveSource>;
}

interface PartsToMake {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  recoverers: readonly Recoverer[];
}

/** Makes them of a kit, once. */
export function makeParts({ kit, log, recoverers }: PartsToMake): MadeParts {
  const operations = createOperations({ kit, log, recoverers });
  const sources = { historycomputed: createProgressSource({ kit, log }), taskmanager: createTaskSource({ kit, log }) };
  const parts = { kit, log, operations, sources };
  made.set(kit, parts);
  return parts;
}

/** Those that were made of `kit`: subscriptions are opened with nothing else in hand. */
export function partsOf(kit: PlatformKit): MadeParts {
  const parts = made.get(kit);
  if (!parts) throw new Error('The backup plug-in is not registered with this kit');
  return parts;
}

/** A process may hold several replicas: tests do. */
const made = new WeakMap<PlatformKit, MadeParts>();
