/** The `paths` that are not below another one, sorted. */
export function outermost(paths: readonly string[]): string[] {
  return paths
    .filter((path) => !paths.some((other) => path !== other && path.startsWith(`${other}/`)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}
