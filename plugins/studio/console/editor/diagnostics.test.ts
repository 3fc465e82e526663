import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics';

const error = { file: 'form.json', line: 2, column: 3, pointer: '/id', wrong: 'no id', remedy: 'write one' };
const doc = Text.of(['{', '  "id": 3', '}']);

test('marks the rest of the line, with what to do', () => {
  expect(diagnosticsOf(doc, [error])).toEqual([{ from: 4, to: 11, severity: 'error', message: 'no id; write one' }]);
});

test('stays within a text that became shorter', () => {
  expect(diagnosticsOf(Text.of(['{']), [error])).toMatchObject([{ from: 1, to: 1 }]);
});
