import type { LicenseContent } from '@signalbox/license-file';
import demoFeatures from '@signalbox/schemas/data/features.json';
import { expect, test } from 'vitest';
import { closedFeatures, expiredFeatures, featuresOf, licenseState } from './license-state';

const day = 86_400_000;
const starts = Date.parse('2026-01-01T00:00:00Z');
const expires = Date.parse('2027-01-01T00:00:00Z');
const license: LicenseContent = {
  version: 1,
  id: 'SB-1',
  customer: 'Example',
  issueTime: '2025-12-01T00:00:00Z',
  startTime: '2026-01-01T00:00:00Z',
  expireTime: '2027-01-01T00:00:00Z',
  feature: ['dashboard', 'flow', 'backup', 'tsdb'],
};
const all = license.feature;
const kept = ['backup', 'tsdb'];

test.each([
  ['not yet valid', 'a millisecond before it starts', starts - 1, 'notYetValid', kept],
  ['valid', 'from its start', starts, 'valid', all],
  ['valid', 'until 14 days before its end', expires - 14 * day - 1, 'valid', all],
  ['expiring', '14 days before its end', expires - 14 * day, 'expiring', all],
  ['expiring', 'until its end', expires - 1, 'expiring', all],
  ['in its grace period', 'at its end', expires, 'grace', all],
  ['in its grace period', 'for 14 days', expires + 14 * day - 1, 'grace', all],
  ['expired', '14 days after its end', expires + 14 * day, 'expired', kept],
  ['expired', 'years later', expires + 4000 * day, 'expired', kept],
])('a license is %s %s', (_state, _time, now, state, features) => {
  expect(licenseState(license, now)).toBe(state);
  expect(featuresOf(license, now)).toEqual(features);
  const closed = all.filter((feature) => !features.includes(feature));
  expect(closedFeatures(license, now)).toEqual(closed);
  expect(expiredFeatures(license, now)).toEqual(state === 'expired' ? closed : []);
});

test('without a license, the features of the demo are always on', () => {
  expect(licenseState(undefined, expires + 4000 * day)).toBe('none');
  expect(featuresOf(undefined, expires + 4000 * day)).toEqual(demoFeatures);
  expect(closedFeatures(undefined, expires + 4000 * day)).toEqual([]);
});
