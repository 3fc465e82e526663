import type { ProjectHead } from '../format/project-archive';
import { noPartsChosen, type ProjectPart, projectParts } from '../project-parts';

/** What of an archive is imported: known clients name more than it may hold. Throws `invalidField` where nothing is left. */
export function chosenParts(head: ProjectHead, wanted: readonly ProjectPart[] | undefined): ProjectPart[] {
  const held = projectParts.filter(({ name }) => head.parts.includes(name));
  const chosen = held.filter(({ name }) => wanted === undefined || wanted.some((part) => part.name === name));
  if (chosen.length === 0) throw noPartsChosen('nothing of it is in the archive');
  return chosen;
}
