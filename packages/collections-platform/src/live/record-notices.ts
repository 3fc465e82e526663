import type { Database, PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';

/** On this channel replicas are notified of changed records: a `RecordNotice`. */
export const recordChannel = 'record';

type RecordNotice = JsonObject & {
  project: string;
  /** Id of the model. */
  model: string;
  created?: string[];
  changed?: string[];
  deleted?: string[];
};

type NoticeDeps = Pick<PlatformKit, 'notify'>;

/** Notifies open lists on all replicas of changed records of a model, if and when the transaction commits. */
export function recordNotices({ notify }: NoticeDeps, { project, id: model }: { project: string; id: string }) {
  return {
    async send(transaction: Database, changes: Pick<RecordNotice, 'created' | 'changed' | 'deleted'>): Promise<void> {
      for (const [list, ids] of Object.entries(changes))
        for (let start = 0; start < ids.length; start += idsOfNotice) {
          const notice: RecordNotice = { project, model, [list]: ids.slice(start, start + idsOfNotice) };
          await notify(recordChannel, notice, transaction);
        }
    },
  };
}

/** A notification of PostgreSQL has less than 8,000 bytes, and an id up to 64 characters. */
const idsOfNotice = 100;
