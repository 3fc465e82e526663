import type { OpenArchive } from '@signalbox/archive';
import type { RestoreChoice } from '../choice/restore-choice';
import { filesToSave, type PlannedArea } from './plan-areas';

/** Number of bytes that the restore reads from the archive. */
export function bytesToStage(archive: Pick<OpenArchive, 'list'>, { rules, fileServer, html }: RestoreChoice): number {
  const isChosen = (name: string) =>
    isDataOf(name, rules) ||
    (name.startsWith('fileServer/') && fileServer !== undefined) ||
    (name.startsWith('html/') && html !== undefined);
  return archive.list().reduce((sum, { name, size }) => sum + (isChosen(name) ? size : 0), 0);
}

/** An estimate: the existing modules are assumed to have the size of the archived ones. */
export function bytesToSave(
  archive: Pick<OpenArchive, 'list'>,
  rules: RestoreChoice['rules'],
  planned: readonly PlannedArea[],
): number {
  const saved = filesToSave(planned);
  const files = planned.flatMap(({ area, plan }) =>
    plan.existing.files.filter(({ path }) => saved[area.item]?.has(path)),
  );
  const data = archive.list().filter(({ name }) => isDataOf(name, rules));
  return files.reduce((sum, { bytes }) => sum + bytes, 0) + data.reduce((sum, { size }) => sum + size, 0);
}

function isDataOf(name: string, rules: RestoreChoice['rules']): boolean {
  return name.startsWith('data/') && Object.hasOwn(rules, name.slice('data/'.length, -'.ndjson'.length));
}
