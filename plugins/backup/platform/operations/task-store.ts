import { collectionStore, type CollectionStore, type PlatformKit } from '@signalbox/platform-kit';
import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import type { OperationType, TaskReason, TaskStatus } from './contract';

/** A document of `core/taskmanager`. */
export interface Task {
  id: string;
  /** What clients filter by; see `taskTypes`. */
  type: string;
  mark: OperationType;
  name: string;
  status: TaskStatus;
  /** 0 to 1; 1 only when it is done. */
  progress: number;
  phase: string;
  /** ISO. */
  startTime: string;
  endTime?: string;
  /** What went wrong, in plain words. */
  content: string;
  reason?: TaskReason;
  creator: string;
  /** False once it can no longer be ended. */
  canPause: boolean;
  /** Others may run meanwhile. */
  isBeside?: boolean;
  /** Of `content`. */
  language: ReaderLanguage;
}

export const taskCollection = 'taskmanager';

export function taskStore(kit: PlatformKit, project: string): CollectionStore {
  return collectionStore({ ...kit, project, collection: taskCollection });
}

export type OngoingTask = Task & { project: string };

/** The tasks of all projects that say they run, whether alone or beside others. */
export async function ongoingTasks({ database }: Pick<PlatformKit, 'database'>): Promise<OngoingTask[]> {
  const isOngoing: JsonObject = { status: 'ongoing' };
  const rows = await database
    .selectFrom('document')
    .select(['project', 'id', 'body'])
    .where('collection', '=', taskCollection)
    .where(sql<boolean>`body @> ${JSON.stringify(isOngoing)}::jsonb`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ project, id, body }) => ({ ...(body as unknown as Task), id, project }));
}
