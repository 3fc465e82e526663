import type { BackupCycle } from '../../shared/cycle';

/** A record of the cycles of one kind. Older platforms omit some fields. */
export type ShownCycle = Pick<BackupCycle, 'id' | 'name'> & Partial<BackupCycle>;

/** Cycles whose name contains the typed text, ignoring case. */
export function findCycles(cycles: readonly ShownCycle[], typed: string): ShownCycle[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return cycles.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
