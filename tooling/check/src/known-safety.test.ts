import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withSafety } from './known-safety';

const root = mkdtempSync(join(tmpdir(), 'signalbox-safety-'));
const path = join(root, '.cache/pattern-safety.json');
afterAll(() => rmSync(root, { recursive: true }));

function keep(text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('keeps results for the next run', () => {
  expect(withSafety(root, (safetyOf) => ['^a$', '^(a+)+$'].map(safetyOf))).toEqual(['safe', 'vulnerable']);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ '^a$': 'safe', '^(a+)+$': 'vulnerable' });
});

test('takes a kept safety', () => {
  keep('{ "^a$": "vulnerable" }');
  expect(withSafety(root, (safetyOf) => safetyOf('^a$'))).toBe('vulnerable');
});

test.each(['{', '[]', '{ "^a$": 1 }'])('finds the safety anew when the file has %s', (text) => {
  keep(text);
  expect(withSafety(root, (safetyOf) => safetyOf('^a$'))).toBe('safe');
});
