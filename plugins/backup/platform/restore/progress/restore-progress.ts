import { phases, shareOf } from './phases';

/** Receives the progress of the safety backup and of staging, which run in parallel. */
export interface RestoreProgress {
  /** `fraction`: of the safety backup. */
  onSafety(fraction: number): void;
  /** `bytes`: staged since the last call. */
  onBytes(bytes: number): void;
}

export function restoreProgress(
  progress: (fraction: number, phase: string) => void,
  bytesToStage: number,
): RestoreProgress {
  let [saved, staged] = [0, 0];
  const notify = () => {
    const stage = bytesToStage === 0 ? 1 : staged / bytesToStage;
    const total = shareOf('safety', saved) + shareOf('stage', stage) - shareOf('stage', 0);
    progress(total, saved < 1 ? phases.safety : phases.stage);
  };
  return {
    onSafety(fraction) {
      saved = fraction;
      notify();
    },
    onBytes(bytes) {
      staged += bytes;
      notify();
    },
  };
}
