/** Words of the progress, as `historycomputed` and the task tell them. */
export const phases = {
  safety: 'safety',
  stage: 'stage',
  apply: 'apply',
  swap: 'swap',
  health: 'health',
  return: 'return',
} as const;
export type RestorePhase = keyof typeof phases;

/** Where each begins, of the whole. */
const begins: Record<RestorePhase, number> = {
  safety: 0,
  stage: 0.35,
  apply: 0.8,
  swap: 0.92,
  health: 0.97,
  return: 0.97,
};
const ends: Record<RestorePhase, number> = {
  safety: 0.35,
  stage: 0.8,
  apply: 0.92,
  swap: 0.97,
  health: 0.99,
  return: 0.99,
};

/** The progress of the whole where a phase has come to `fraction` of itself. */
export function shareOf(phase: RestorePhase, fraction: number): number {
  return begins[phase] + (ends[phase] - begins[phase]) * Math.min(1, fraction);
}
