import type { ArchiveManifest } from '@signalbox/archive';
import type { Product } from '@signalbox/platform-kit';
import { allModules } from '@signalbox/project-data';
import type { Difference } from '../../../shared/restore-plan';

/** Differences between the system of a backup and this one. The format version is not compared: opening an archive of an unsupported version throws. */
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
