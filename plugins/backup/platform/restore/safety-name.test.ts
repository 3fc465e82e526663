import { expect, it } from 'vitest';
import { longestName } from '../make/backup-name';
import { safetyName } from './safety-name';

const nowMilliseconds = Date.parse('2026-11-21T20:15:03Z');

it('says what a safety backup is in the language of whoever restores, and when by their clock', () => {
  expect(safetyName({ language: 'en', nowMilliseconds, offsetMinutes: 0 })).toBe('Pre-restore 2026-11-21 20:15');
  expect(safetyName({ language: 'zh-Hans', nowMilliseconds, offsetMinutes: 480 })).toBe('还原前 2026-11-22 04:15');
});

it.each(['en', 'zh-Hans'] as const)('is no longer in %s than a name may be', (language) => {
  expect(safetyName({ language, nowMilliseconds, offsetMinutes: 0 }).length).toBeLessThanOrEqual(longestName);
});
