import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkAll } from '../check-all';
import { formatError } from '@signalbox/schema-check';
import { chinese, english } from '../testing/planted/planted';
import { aSchemasFolder } from '../testing/schemas-folder';
import { filesWithErrors, fixMessages } from './fix-messages';

const folder = aSchemasFolder();
const { root } = folder;
afterAll(() => rmSync(root, { recursive: true }));
const [before, original] = [folder.read(english), folder.read(chinese)];
afterEach(() => {
  folder.write(english, before);
  folder.write(chinese, original);
});

test('leaves complete messages as they are', () => {
  expect(fixMessages({ root, writes: true })).toEqual([]);
  expect(folder.read(english)).toBe(before);
});

test('adds a missing message after the one before it, marked, and removes an unused one', () => {
  folder.set(chinese, '/mode.options.blink', undefined);
  folder.set(chinese, '/mood.title', '心情');
  const found = [{ path: join(root, chinese), added: ['mode.options.blink'], removed: ['mood.title'] }];
  expect(fixMessages({ root, writes: false })).toEqual(found);
  expect(folder.read(chinese)).toContain('mood.title');
  expect(fixMessages({ root, writes: true })).toEqual(found);
  const fixed = JSON.parse(folder.read(chinese)) as Record<string, string>;
  expect(fixed['mode.options.blink']).toBe('[[Blinking]]');
  const keys = Object.keys(fixed);
  expect(keys.indexOf('mode.options.blink')).toBe(keys.indexOf('mode.options.steady') + 1);
  expect(keys).not.toContain('mood.title');
});

test('the check lists the marked messages as still to be written', () => {
  folder.set(english, '/rate.title', undefined);
  fixMessages({ root, writes: true });
  expect(checkAll({ root }).errors.map(formatError)).toEqual([
    expect.stringMatching(/\/rate\.title — the message "rate\.title" is still to be written; replace the text/),
  ]);
});

test('writes a file of messages that is missing, and leaves one that is not valid as it is', () => {
  folder.remove(chinese);
  folder.write(english, '{');
  expect(fixMessages({ root, writes: true }).map(({ path }) => path)).toEqual([join(root, chinese)]);
  expect(folder.read(english)).toBe('{');
  expect(JSON.parse(folder.read(chinese))).toMatchObject({
    $schema: '../../../../meta/messages.schema.json',
    title: '[[title]]',
    'mode.options.blink': '[[mode.options.blink]]',
  });
});

test('names files with errors, and takes nothing out of them', () => {
  folder.set(english, '/rate', { title: 'Rate' });
  folder.set(english, '/rate.title', undefined);
  const nested = folder.read(english);
  expect(fixMessages({ root, writes: true })).toEqual([]);
  expect(folder.read(english)).toBe(nested);
  expect(filesWithErrors(root)).toEqual([expect.stringContaining(english)]);
});
