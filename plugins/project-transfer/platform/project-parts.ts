import { PlatformError } from '@signalbox/api';
import { validated } from '@signalbox/platform-kit';
import { configPartsEntity } from '../shared/generated/entities';
import data from '../shared/project-choices.json';

/** A part of a project that an export or import can contain: a choice, or a part that a choice adds. */
export type ProjectPart =
  | { name: string; kind: 'collection'; collection: string }
  /**
   * A list of the settings document whose items have ids. `earlier`: its property when exports first had it, which names its
   * entry.
   */
  | { name: string; kind: 'setting'; property: string; earlier: string }
  | { name: string; kind: 'files' };

/** The choices that clients list, with the part that each adds. */
export const projectChoices: readonly { name: string; adds?: string }[] = data.choices.map(({ name, adds }) =>
  adds ? { name, adds: adds.name } : { name },
);

/** Every part, in the order of the choices. */
export const projectParts: readonly ProjectPart[] = data.choices.flatMap(({ adds, ...choice }) => [
  partOf(choice),
  ...(adds ? [partOf(adds)] : []),
]);

/** The parts of these names, without duplicates, in their own order. Throws `invalidField` of `collections`. */
export function partsNamed(names: unknown): ProjectPart[] {
  const { collections } = validated({ collections: names }, configPartsEntity);
  const chosen = new Set<string>(collections);
  return projectParts.filter(({ name }) => chosen.has(name));
}

export function noPartsChosen(detail: string): PlatformError {
  return new PlatformError('invalidField', { field: 'collections', pointer: '/collections', detail });
}

/** Name of the entry of a part; for files the folder. */
export function entryOf(part: ProjectPart): string {
  switch (part.kind) {
    case 'collection':
      return `data/${part.collection}.ndjson`;
    case 'setting':
      return `setting/${part.earlier}.json`;
    case 'files':
      return filesFolder;
  }
}

/** The name in a backup, so that the file plan of a restore works for both. */
export const filesFolder = 'fileServer/';

function partOf({ name, collection, setting, earlier }: Choice): ProjectPart {
  if (collection !== undefined) return { name, kind: 'collection', collection };
  if (setting !== undefined) return { name, kind: 'setting', property: setting, earlier: earlier ?? setting };
  return { name, kind: 'files' };
}

interface Choice {
  name: string;
  collection?: string;
  setting?: string;
  earlier?: string;
}
