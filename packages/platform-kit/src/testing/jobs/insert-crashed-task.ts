import type { StoredJob } from '@signalbox/api';
import { setImmediate as turn } from 'node:timers/promises';
import type { PlatformKit } from '../../contract';
import { expect, vi } from 'vitest';
import { taskStore } from './task-store';

type CrashedTask = Pick<StoredJob, 'id' | 'mark'> & { project?: string; name?: string };

/** A job whose process has crashed. Its user reads Chinese. */
export async function insertCrashedTask(
  kit: PlatformKit,
  { project = 'default', ...options }: CrashedTask,
): Promise<void> {
  await untilQuiet(kit);
  const task = { status: 'ongoing', type: 'x', name: 'Nightly', progress: 0, content: '', language: 'zh-Hans' };
  await taskStore(kit, project).insert({ ...task, ...options });
}

/** The recovery at the start of the platform has run: the test recovers later jobs. */
async function untilQuiet({ pool }: PlatformKit): Promise<void> {
  await turn();
  await vi.waitFor(() => expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]), 20_000);
}
