/** Texts of the progress in `historycomputed` and the job. */
export const phases = {
  safety: 'safety',
  stage: 'stage',
  apply: 'apply',
  swap: 'swap',
  health: 'health',
  return: 'return',
} as const;
export type RestorePhase = keyof typeof phases;

/** Overall progress at which each phase starts. */
const startOf: Record<RestorePhase, number> = {
  safety: 0,
  stage: 0.35,
  apply: 0.8,
  swap: 0.92,
  health: 0.97,
  return: 0.97,
};
const endOf: Record<RestorePhase, number> = {
  safety: 0.35,
  stage: 0.8,
  apply: 0.92,
  swap: 0.97,
  health: 0.99,
  return: 0.99,
};

/** Overall progress when a phase has done `fraction` of its own work. */
export function shareOf(phase: RestorePhase, fraction: number): number {
  return startOf[phase] + (endOf[phase] - startOf[phase]) * Math.min(1, fraction);
}
