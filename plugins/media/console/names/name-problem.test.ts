import { expect, it } from 'vitest';
import { nameProblem } from './name-problem';

const picture = { kind: 'file', name: 'pump.PNG' } as const;

it.each([
  ['', undefined, 'name.empty'],
  ['  ', undefined, 'name.empty'],
  ['a/b', undefined, 'name.letters'],
  ['..', undefined, 'name.letters'],
  ['a\u0007', undefined, 'name.letters'],
  ['x'.repeat(201), undefined, 'name.tooLong'],
  ['new', undefined, undefined],
  ['pump.jpg', picture, 'name.extension'],
  ['pump', picture, 'name.extension'],
  ['Pumpe 2.png', picture, undefined],
  ['v1.2', { kind: 'directory', name: 'v1.1' } as const, undefined],
])('“%s” for %j: %s', (name, item, problem) => {
  expect(nameProblem(name, item)).toBe(problem);
});
