import type { OpenArchive } from '@signalbox/archive';
import { phases, shareOf } from './phases';
import type { RestoreChoice } from '../restore-deps';
import { filesToSave, type PlannedArea } from '../stage/stage-areas';

/** Progress of the safety backup and of staging, which run in parallel. */
export function restoreProgress(progress: (fraction: number, phase: string) => void, bytesToStage: number) {
  let [saved, staged] = [0, 0];
  const notify = () => {
    const stage = bytesToStage === 0 ? 1 : staged / bytesToStage;
    const whole = shareOf('safety', saved) + shareOf('stage', stage) - shareOf('stage', 0);
    progress(whole, saved < 1 ? phases.safety : phases.stage);
  };
  return {
    onSafety(fraction: number): void {
      saved = fraction;
      notify();
    },
    onBytes(bytes: number): void {
      staged += bytes;
      notify();
    },
  };
}

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
