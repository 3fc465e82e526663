/**
 * Runs two things at a time. Where one fails, the other is aborted, and both have ended when this throws what came first:
 * nobody writes any more to what is then cleared away.
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
