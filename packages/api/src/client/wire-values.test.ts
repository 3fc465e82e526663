import { expect, test } from 'vitest';
import { sha1Hex } from '../password';
import { timeZoneOffset } from './request-headers';
import { ifRevision, imageUrl, readRevision } from './wire-values';

test('hashes a password to lower-case SHA-1 hex, in UTF-8', () => {
  expect(sha1Hex('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  expect(sha1Hex('密码')).toBe('c839a8ff17885af0b098662ccc3ac5e3111b3b3b');
});

test.each([
  [-480, '+08:00'],
  [0, '+00:00'],
  [210, '-03:30'],
])('formats an offset of %i minutes as %s', (minutes, text) => {
  expect(timeZoneOffset({ getTimezoneOffset: () => minutes } as Date)).toBe(text);
});

test.each([
  ['https://host/a.png', 'https://host/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['/rest/core/media/a.png', '/rest/core/media/a.png'],
  ['core/media/a.png', '/rest/core/media/a.png'],
  ['/core/media/a.png', '/rest/core/media/a.png'],
  ['/restaurant.png', '/rest/restaurant.png'],
])('finds the image %s at %s', (value, url) => {
  expect(imageUrl(value)).toBe(url);
});

test.each([
  ['"7"', 7],
  ['W/"7"', 7],
  ['"7-gzip"', 7],
  ['7', undefined],
])('reads revision from the tag %s', (etag, revision) => {
  expect(readRevision(new Headers({ etag }))).toBe(revision);
});

test('asks for a revision only where it knows one', () => {
  expect(ifRevision(7)).toEqual({ 'If-Match': '"7"' });
  expect(ifRevision(undefined)).toEqual({});
});
