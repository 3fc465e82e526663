import type { MigrationStep } from '@signalbox/schemas';
import type { Reported } from '../validation-error';

/** What stands beside each kind of step. */
const companions = {
  rename: ['to'],
  move: ['to', 'tab'],
  map: ['values'],
  clamp: [],
  split: ['at', 'to'],
  keep: ['reason'],
} as const;
type StepKind = keyof typeof companions;
const kinds = Object.keys(companions) as StepKind[];

/** The earlier place of a value that a step moves. */
export function sourceOfStep(step: MigrationStep): string | undefined {
  if ('rename' in step) return step.rename;
  if ('move' in step) return step.move;
  return 'split' in step ? step.split : undefined;
}

/** Errors of a step that has no kind, several, or not what its kind needs. */
export function shapeErrors(step: MigrationStep): (Reported & { key: string })[] {
  const [kind, second] = kinds.filter((each) => each in step);
  if (kind === undefined)
    return [{ key: '', wrong: 'the step does not say what it does', remedy: `add one of: ${kinds.join(', ')}` }];
  if (second !== undefined)
    return [
      {
        key: second,
        wrong: `a step does one thing, not ${kind} and ${second}`,
        remedy: 'write two steps',
        atKey: true,
      },
    ];
  const wanted: readonly string[] = companions[kind];
  const missing = wanted.find((name) => !(name in step));
  if (missing !== undefined)
    return [{ key: '', wrong: `${kind} needs "${missing}"`, remedy: `add it: ${kind} takes ${wanted.join(' and ')}` }];
  const foreign = Object.keys(step).find((name) => name !== kind && !wanted.includes(name));
  if (foreign !== undefined)
    return [{ key: foreign, wrong: `${kind} takes no "${foreign}"`, remedy: 'remove it', atKey: true }];
  const isList = 'to' in step && Array.isArray(step.to);
  if ('to' in step && isList !== (kind === 'split'))
    return [
      { key: 'to', wrong: isList ? `${kind} has one place` : 'split has a list of places', remedy: 'correct "to"' },
    ];
  return [];
}
