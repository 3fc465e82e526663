import type { RestoreRule } from '@signalbox/schemas/types';
import type { Viewer } from '@signalbox/platform-kit';
import { requireSettingKeys, requireWriteKeys } from '@signalbox/project-data';
import type { ProjectHead } from '../../format/project-archive';
import { noPartsChosen, type ProjectPart, projectParts } from '../../project-parts';

interface PartsChoice {
  /** Undefined: all parts of the archive. */
  parts: readonly ProjectPart[] | undefined;
  rule: RestoreRule;
  viewer: Viewer | undefined;
}

/**
 * The parts of an archive to import. Known clients name parts that it lacks. Throws `invalidField` when none is left, and
 * `forbidden` when the viewer lacks the permission to write one of them through its routes.
 */
export function chooseParts(head: ProjectHead, { parts: wanted, rule, viewer }: PartsChoice): ProjectPart[] {
  const archived = projectParts.filter(({ name }) => head.parts.includes(name));
  const chosen = archived.filter(({ name }) => wanted === undefined || wanted.some((part) => part.name === name));
  if (chosen.length === 0) throw noPartsChosen('no chosen part is in the archive');
  for (const part of chosen) requireKeys(viewer, part, rule);
  return chosen;
}

function requireKeys(viewer: Viewer | undefined, part: ProjectPart, rule: RestoreRule): void {
  switch (part.kind) {
    case 'collection':
      return requireWriteKeys(viewer, part.collection, rule);
    case 'setting':
      return requireSettingKeys(viewer, part.property);
    case 'files':
      return requireWriteKeys(viewer, 'fileServer', rule);
  }
}
