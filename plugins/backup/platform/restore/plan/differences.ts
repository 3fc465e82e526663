import type { ArchiveManifest } from '@signalbox/archive';
import type { Product } from '@signalbox/platform-kit';
import { allModules } from '@signalbox/project-data';

/** Differences between the backup's system and this one. */
export type Difference =
  | { what: 'product'; archived: string; running: string }
  | { what: 'project'; archived: string; running: string }
  /** A module that this product does not know. It is not restored. */
  | { what: 'module'; name: string };

/** The format version is not compared: opening an archive of an unsupported version throws. */
export function differencesOf(
  { product, project, modules }: ArchiveManifest,
  running: { product: Product; project: string },
): Difference[] {
  const here = productText(running.product);
  const there = productText(product);
  return [
    ...(there === here ? [] : [{ what: 'product' as const, archived: there, running: here }]),
    ...(project === running.project ? [] : [{ what: 'project' as const, archived: project, running: running.project }]),
    ...modules.flatMap(({ name }) => (allModules.includes(name) ? [] : [{ what: 'module' as const, name }])),
  ];
}

function productText({ name, version }: Product): string {
  return `${name} ${version}`;
}
