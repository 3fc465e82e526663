import { phases, shareOf } from './phases';

/** Progress of the two things that a restore does first, at the same time: the safety backup, and staging. */
export function restoreProgress(progress: (fraction: number, phase: string) => void, bytesToStage: number) {
  let [saved, staged] = [0, 0];
  const tell = () => {
    const stage = bytesToStage === 0 ? 1 : staged / bytesToStage;
    const whole = shareOf('safety', saved) + shareOf('stage', stage) - shareOf('stage', 0);
    progress(whole, saved < 1 ? phases.safety : phases.stage);
  };
  return {
    onSafety(fraction: number): void {
      saved = fraction;
      tell();
    },
    onBytes(bytes: number): void {
      staged += bytes;
      tell();
    },
  };
}
