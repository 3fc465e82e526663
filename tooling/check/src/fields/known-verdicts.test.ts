import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withVerdicts } from './known-verdicts';

const root = mkdtempSync(join(tmpdir(), 'signalbox-verdicts-'));
const path = join(root, '.cache/pattern-verdicts.json');
afterAll(() => rmSync(root, { recursive: true }));

function keep(text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('keeps verdicts for the next run', () => {
  expect(withVerdicts(root, (verdictOf) => ['^a$', '^(a+)+$'].map(verdictOf))).toEqual(['safe', 'vulnerable']);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ '^a$': 'safe', '^(a+)+$': 'vulnerable' });
});

test('takes a kept verdict', () => {
  keep('{ "^a$": "vulnerable" }');
  expect(withVerdicts(root, (verdictOf) => verdictOf('^a$'))).toBe('vulnerable');
});

test.each(['{', '[]', '{ "^a$": 1 }'])('finds the verdict anew when the file has %s', (text) => {
  keep(text);
  expect(withVerdicts(root, (verdictOf) => verdictOf('^a$'))).toBe('safe');
});
