import { expect, it } from 'vitest';
import { maxNameCharacters } from '../../../shared/backup-name';
import { safetyName } from './safety-backup';

const nowMilliseconds = Date.parse('2026-11-21T20:15:03Z');

it('names a safety backup in the language and time zone of the user who restores', () => {
  expect(safetyName({ language: 'en', nowMilliseconds, offsetMinutes: 0 })).toBe('Pre-restore 2026-11-21 20:15');
  expect(safetyName({ language: 'zh-Hans', nowMilliseconds, offsetMinutes: 480 })).toBe('还原前 2026-11-22 04:15');
});

it.each(['en', 'zh-Hans'] as const)('has the maximum length of a name in %s', (language) => {
  expect(safetyName({ language, nowMilliseconds, offsetMinutes: 0 }).length).toBeLessThanOrEqual(maxNameCharacters);
});
