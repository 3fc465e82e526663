/** What the last generation made, so that the next one makes only what changed. */
export interface GenerationCache {
  /** The result of `work` for an equal input of the last time, else of now. Throws what `work` throws. */
  remember<Result>(name: string, input: unknown, work: () => Promise<Result>): Promise<Result>;
}

export function createGenerationCache(): GenerationCache {
  const known = new Map<string, { input: string; result: Promise<unknown> }>();
  return {
    remember<Result>(name: string, input: unknown, work: () => Promise<Result>): Promise<Result> {
      const json = JSON.stringify(input);
      const last = known.get(name);
      if (last?.input === json) return last.result as Promise<Result>;
      const result = work();
      known.set(name, { input: json, result });
      // The next generation tries again.
      result.catch(() => known.delete(name));
      return result;
    },
  };
}
