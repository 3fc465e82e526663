/**
 * Runs two functions in parallel. When one fails, the other is aborted. Throws the first error after both have ended,
 * so that neither writes to files that are removed afterwards.
 */
export async function together<One, Other>(
  signal: AbortSignal,
  [one, other]: [(signal: AbortSignal) => Promise<One>, (signal: AbortSignal) => Promise<Other>],
): Promise<[One, Other]> {
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  let first: { error: unknown } | undefined;
  const guarded = <Result>(run: (signal: AbortSignal) => Promise<Result>) =>
    run(both).catch((error: unknown) => {
      first ??= { error };
      ending.abort(error);
      throw error;
    });
  const results = [guarded(one), guarded(other)] as const;
  await Promise.allSettled(results);
  if (first) throw first.error;
  return Promise.all(results);
}
