import type { ArchiveManifest } from '@signalbox/archive';
import type { Product } from '@signalbox/platform-kit';
import { allModules } from '@signalbox/project-data';

/** Where a backup comes from something else than what runs here. */
export type Difference =
  | { what: 'product'; archived: string; running: string }
  | { what: 'project'; archived: string; running: string }
  /** A module that this product does not know; it stays in the backup. */
  | { what: 'module'; name: string };

/** The format has no differences to name: an archive of a version that cannot be read is refused when it is opened. */
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
