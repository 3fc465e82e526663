/** `did you mean "duration"?` if one of `names` is nearly `name`, else which there are. */
export function suggest(name: string, names: readonly string[]): string {
  // Signs, such as operators, are near to all others.
  const near = nearestFirst(name, names).find(
    ({ other, distance }) => other.length > 2 && distance <= Math.ceil(other.length / 3),
  );
  if (near) return `did you mean "${near.other}"?`;
  return names.length > 0 ? useOneOf(names, name) : 'there is none yet';
}

/** `use one of: duration, select`. */
export function useOneOf(names: readonly string[], name?: string): string {
  return `use one of: ${listed(names, name)}`;
}

/** A longer list is not read. */
const mostNames = 12;
/** The number of names that are shown of a longer list. */
const shownNames = 8;

/** The names. Of a long list: those nearest to `name`, or the first ones, and how many more there are. */
export function listed(names: readonly string[], name?: string): string {
  if (names.length <= mostNames) return names.join(', ');
  const shown = name === undefined ? names : nearestFirst(name, names).map(({ other }) => other);
  return `${shown.slice(0, shownNames).join(', ')} and ${names.length - shownNames} more`;
}

function nearestFirst(name: string, names: readonly string[]): { other: string; distance: number }[] {
  return names
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .toSorted((one, two) => one.distance - two.distance);
}

/** Letters to add, drop or change between two names. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
