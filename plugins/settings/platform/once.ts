/** Computes the result on the first call. Later calls return it. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined;
  return () => (computed ??= { result: compute() }).result;
}
