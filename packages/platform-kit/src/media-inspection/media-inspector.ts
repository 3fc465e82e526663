import { stat } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { FilesToInspect, FileToInspect, InspectedFile, InspectionResult, MediaInspector } from '../contract';
import { pathSegments } from '../files';
import { createTurns } from '../turns';
import { uploadRule } from './upload-rule';
import type { InspectionTask } from './worker/messages';
import { createThreadPool, type ThreadPoolOptions } from './worker/thread-pool';

export interface ClosableInspector extends MediaInspector {
  /** Ends its threads. A running inspection fails. */
  close(): Promise<void>;
}

/** Inspects files in its own threads, so the time and memory that a content needs do not affect the server. */
export function createMediaInspector(options: ThreadPoolOptions = {}): ClosableInspector {
  const threads = createThreadPool(options);
  const turns = createTurns({
    atOnce: maxRunning,
    atOncePerOwner: 1,
    waitingPerOwner: maxWaiting,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: retrySeconds } }),
  });
  const inspectAll = async ({ files, owner, ...options }: FilesToInspect): Promise<InspectionResult[]> => {
    const tasks = await Promise.all(files.map((file) => taskOf(file, options)));
    const results = new Map<InspectionTask, InspectionResult>();
    const waiting = tasks.filter((task): task is InspectionTask => !(task instanceof PlatformError));
    while (waiting.length > 0) {
      const done = await turns.run({ owner }, () => threads.run(waiting));
      for (const [index, task] of waiting.splice(0, done.length).entries()) results.set(task, done[index]);
    }
    return tasks.map((task) => (task instanceof PlatformError ? task : results.get(task)));
  };
  return {
    inspectAll,
    async inspect({ path, location, ...options }: FileToInspect) {
      const [result] = await inspectAll({ files: [{ path, location }], ...options });
      if (result instanceof PlatformError) throw result;
      return result;
    },
    close: threads.close,
  };
}

/** The worker's task for a file with a valid name and size; else the error. */
async function taskOf(
  { path, location }: InspectedFile,
  { settings, isFormPicture }: Pick<FileToInspect, 'settings' | 'isFormPicture'>,
): Promise<InspectionTask | PlatformError> {
  try {
    const names = pathSegments(path);
    const name = names.at(-1) ?? '';
    const rule = uploadRule({ directory: names.slice(0, -1).join('/'), settings, isFormPicture });
    rule.checkName(name);
    const { size: bytes } = await stat(location);
    if (bytes > rule.maxBytes) return new PlatformError('tooLarge', { detail: `${rule.maxBytes} bytes` });
    return { name, location, bytes, isLanguagePack: rule.isLanguagePack };
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** One thread more, so that one user's drawing does not delay another user's picture. */
const maxRunning = 2;
const maxWaiting = 8;
/** Approximate duration of an inspection. */
const retrySeconds = 2;
