import { isQuestion, type ClashAnswer, type DuplicateAnswer, type UploadState } from '../items/upload-item';
import type { Job, PresetAnswers } from './job';

export type Answer = ({ to: 'clash'; answer: ClashAnswer } | { to: 'duplicate'; answer: DuplicateAnswer }) & {
  /** For all further questions of this kind, until nothing is under way any more. */
  isForAll?: boolean;
};

/** The state of a job after an answer. `waiting`: it goes on. */
export function answered(job: Job, { to, answer }: Answer): UploadState {
  const { state } = job.item;
  if (to === 'clash' && state.kind === 'clash') {
    if (answer === 'skip') return { kind: 'skipped' };
    job.action = answer;
    return { kind: 'waiting' };
  }
  if (to === 'duplicate' && state.kind === 'duplicate') {
    if (answer === 'use') return { kind: 'existing', existing: state.existing };
    job.isWantedAnyway = true;
    return { kind: 'waiting' };
  }
  return state;
}

/** The answer to the question of a job that was given before. */
export function knownAnswer({ item: { state }, preset }: Job, remembered: PresetAnswers): Answer | undefined {
  if (!isQuestion(state)) return undefined;
  const given = { ...remembered, ...preset };
  if (state.kind === 'clash') return given.clash && { to: 'clash', answer: given.clash };
  return given.duplicate && { to: 'duplicate', answer: given.duplicate };
}
