import demoFeatures from '@signalbox/schemas/data/features.json';
import { expect, test } from 'vitest';
import { endOf, expiredFeatures, featuresOf } from './license';

const expireTime = '2026-03-01T12:00:00.000Z';
const expires = Date.parse(expireTime);
const grace = 14 * 86_400 * 1000;
const license = { expireTime, feature: ['backup', 7, 'tsdb'] };

test.each([
  ['long before the expiry', expires - 400 * 86_400_000, ['backup', 'tsdb']],
  ['a millisecond before the expiry', expires - 1, ['backup', 'tsdb']],
  ['at the expiry', expires, ['backup', 'tsdb']],
  ['a millisecond before the end of the grace period', expires + grace - 1, ['backup', 'tsdb']],
  ['at the end of the grace period', expires + grace, []],
  ['years later', expires + 100 * grace, []],
])('has the right features %s', (_title, now, features) => {
  expect(featuresOf(license, now)).toEqual(features);
  expect(expiredFeatures(license, now)).toEqual(features.length > 0 ? [] : ['backup', 'tsdb']);
});

test('counts the expiry in the time zone that it names', () => {
  const east = { expireTime: '2026-03-01T20:00:00+08:00', feature: ['backup'] };
  expect(endOf(east)).toEqual({ expires, closes: expires + grace });
});

test('never closes the features of the demo, nor those of a license without an end', () => {
  const late = expires + 100 * grace;
  expect(featuresOf(undefined, late)).toEqual(demoFeatures);
  expect(featuresOf({ feature: ['backup'] }, late)).toEqual(['backup']);
  expect(featuresOf({ feature: ['backup'], expireTime: 'soon' }, late)).toEqual(['backup']);
});
