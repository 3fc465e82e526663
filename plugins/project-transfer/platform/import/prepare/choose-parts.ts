import type { RestoreRule } from '@signalbox/schemas/types';
import type { Viewer } from '@signalbox/platform-kit';
import { requireKeys, settingKeysOf, writeKeysOf } from '@signalbox/project-data';
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
 * `forbidden` with the permissions that the viewer lacks to write them through their routes.
 */
export function chooseParts(head: ProjectHead, { parts: wanted, rule, viewer }: PartsChoice): ProjectPart[] {
  const archived = projectParts.filter(({ name }) => head.parts.includes(name));
  const chosen = archived.filter(({ name }) => wanted === undefined || wanted.some((part) => part.name === name));
  if (chosen.length === 0) throw noPartsChosen('no chosen part is in the archive');
  requireKeys(
    viewer,
    chosen.flatMap((part) => keysOf(part, rule)),
  );
  return chosen;
}

function keysOf(part: ProjectPart, rule: RestoreRule): string[] {
  switch (part.kind) {
    case 'collection':
      return writeKeysOf(part.collection, rule);
    case 'setting':
      return settingKeysOf(part.property);
    case 'files':
      return writeKeysOf('fileServer', rule);
  }
}
