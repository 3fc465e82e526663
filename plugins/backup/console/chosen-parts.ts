/** Names of what is chosen in a map of booleans. */
export function chosenParts(parts: object): string[] {
  return Object.entries(parts).flatMap(([name, isChosen]) => (isChosen === true ? [name] : []));
}
