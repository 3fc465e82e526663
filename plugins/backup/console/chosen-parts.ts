/** Names of the entries that are true. */
export function chosenParts(parts: object): string[] {
  return Object.entries(parts).flatMap(([name, isChosen]) => (isChosen === true ? [name] : []));
}
