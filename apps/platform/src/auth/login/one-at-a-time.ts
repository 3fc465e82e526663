/** Runs tasks of one key one after the other, and tasks of different keys side by side. */
export function createOneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async function run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
