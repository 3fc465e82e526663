import type { InspectionResult } from '../../contract';
import type { InspectionTask } from './messages';
import { type InspectionThread, startInspectionThread } from './inspection-thread';
import type { ThreadLimits } from './running-batch';
import { threadMilliseconds } from '../../threads/thread-time';

export interface ThreadPoolOptions extends Partial<ThreadLimits> {
  /** Idle time after which a thread ends and frees its memory. */
  idleMilliseconds?: number;
}

/** Threads that inspect files: started on demand, kept for a while, replaced after a terminated inspection. */
export function createThreadPool({
  deadlineMilliseconds = 2_000,
  maxMilliseconds = Math.max(10_000, deadlineMilliseconds),
  workedMilliseconds = threadMilliseconds,
  maxMegabytes = 256,
  idleMilliseconds = 60_000,
}: ThreadPoolOptions) {
  const all = new Set<InspectionThread>();
  const idle = new Map<InspectionThread, NodeJS.Timeout>();

  const take = () => {
    const [free] = idle.keys();
    const thread =
      free ?? startInspectionThread({ deadlineMilliseconds, maxMilliseconds, maxMegabytes, workedMilliseconds });
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    all.add(thread);
    return thread;
  };
  const drop = async (thread: InspectionThread) => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    all.delete(thread);
    await thread.end();
  };
  const restore = async (thread: InspectionThread) => {
    if (!thread.isAlive()) return drop(thread);
    idle.set(thread, setTimeout(() => void drop(thread), idleMilliseconds).unref());
  };

  return {
    /** See `InspectionThread.run`. */
    async run(tasks: InspectionTask[]): Promise<InspectionResult[]> {
      let thread = take();
      while (!thread.isAlive()) {
        await drop(thread);
        thread = take();
      }
      try {
        return await thread.run(tasks);
      } finally {
        await restore(thread);
      }
    },
    async close(): Promise<void> {
      await Promise.all([...all].map(drop));
    },
  };
}
