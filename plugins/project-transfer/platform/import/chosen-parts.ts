import type { ProjectHead } from '../format/project-archive';
import { noPartsChosen, type ProjectPart, projectParts } from '../project-parts';

/**
 * The parts of an archive to import. Known clients name parts that it lacks. Throws `invalidField` when none is left.
 */
export function chosenParts(head: ProjectHead, wanted: readonly ProjectPart[] | undefined): ProjectPart[] {
  const archived = projectParts.filter(({ name }) => head.parts.includes(name));
  const chosen = archived.filter(({ name }) => wanted === undefined || wanted.some((part) => part.name === name));
  if (chosen.length === 0) throw noPartsChosen('no chosen part is in the archive');
  return chosen;
}
