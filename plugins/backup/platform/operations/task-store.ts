import { collectionStore, type CollectionStore, isStorableText, type PlatformKit } from '@signalbox/platform-kit';
import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import { isOfAllProjects } from '../scopes';
import type { OperationType, TaskReason, TaskStatus } from './contract';
import { operationTypes } from './task-types';

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

/** True for the tasks of a project, and for those of no project, wherever they were started. */
export function isSeenFrom(project: string, task: { project: string; mark: OperationType }): boolean {
  return task.project === project || isOfAllProjects(task.mark);
}

/** The task that goes by this id in `project`. */
export async function taskSeenFrom(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
): Promise<OngoingTask | undefined> {
  const own = (await taskStore(kit, project).get(id)) as unknown as Task | undefined;
  if (own) return { ...own, project };
  return isStorableText(id) ? taskOfAllProjects(kit, id) : undefined;
}

async function taskOfAllProjects({ database }: PlatformKit, id: string): Promise<OngoingTask | undefined> {
  const marks = operationTypes.filter(isOfAllProjects);
  const row = await database
    .selectFrom('document')
    .select(['project', 'id', 'body'])
    .where('collection', '=', taskCollection)
    .where('id', '=', id)
    // The index knows bodies; of ids alone it knows nothing.
    .where(({ or }) => or(marks.map((mark) => holds({ mark }))))
    .executeTakeFirst();
  return row && taskOf(row);
}

/** The tasks of all projects that say they run, whether alone or beside others. */
export async function ongoingTasks({ database }: Pick<PlatformKit, 'database'>): Promise<OngoingTask[]> {
  const rows = await database
    .selectFrom('document')
    .select(['project', 'id', 'body'])
    .where('collection', '=', taskCollection)
    .where(holds({ status: 'ongoing' }))
    .orderBy('created_at')
    .execute();
  return rows.map(taskOf);
}

function holds(part: JsonObject) {
  return sql<boolean>`body @> ${JSON.stringify(part)}::jsonb`;
}

function taskOf({ project, id, body }: { project: string; id: string; body: JsonObject }): OngoingTask {
  return { ...(body as unknown as Task), id, project };
}
