import { PlatformError } from '@signalbox/api';
import { rejectErrors } from '@signalbox/platform-kit';
import data from '@signalbox/schemas/data/project-choices.json';
import { validateEntity } from '@signalbox/schemas/validators/all';

/** What an export or import can take of a project: a choice, or what a choice adds. */
export type ProjectPart =
  | { name: string; kind: 'collection'; collection: string }
  /** A list of the settings document whose items have ids. */
  | { name: string; kind: 'setting'; property: string }
  | { name: string; kind: 'files' };

/** The choices as clients list them, with what each adds. */
export const projectChoices: readonly { name: string; adds?: string }[] = data.choices.map(({ name, adds }) =>
  adds ? { name, adds: adds.name } : { name },
);

/** Every part, in the order of the choices. */
export const projectParts: readonly ProjectPart[] = data.choices.flatMap(({ adds, ...choice }) => [
  partOf(choice),
  ...(adds ? [partOf(adds)] : []),
]);

/** The parts of these names, each once and in their own order. Throws `invalidField` of `collections`. */
export function partsNamed(names: unknown): ProjectPart[] {
  rejectErrors(validateEntity('config-parts', { collections: names }));
  return projectParts.filter(({ name }) => (names as string[]).includes(name));
}

export function noPartsChosen(detail: string): PlatformError {
  return new PlatformError('invalidField', { field: 'collections', pointer: '/collections', detail });
}

/** Name of the entry that holds a part; of files, the folder that does. */
export function entryOf(part: ProjectPart): string {
  switch (part.kind) {
    case 'collection':
      return `data/${part.collection}.ndjson`;
    case 'setting':
      return `setting/${part.property}.json`;
    case 'files':
      return filesFolder;
  }
}

/** As in a backup, so that a restore's judgement of files holds for both. */
export const filesFolder = 'fileServer/';

function partOf({ name, collection, setting }: { name: string; collection?: string; setting?: string }): ProjectPart {
  if (collection !== undefined) return { name, kind: 'collection', collection };
  if (setting !== undefined) return { name, kind: 'setting', property: setting };
  return { name, kind: 'files' };
}
