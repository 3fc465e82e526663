import { defineErrors, PlatformError } from '@signalbox/api';
import { expect, test } from 'vitest';
import type { PlatformPlugin } from '../../contract';
import { errorBody } from './error-body';
import { registerErrors } from './plugin-errors';

const lampErrors = defineErrors({ lampBroken: { code: 199_010_001, status: 400 } });
const messages = {
  en: {
    'errors.lampBroken': 'The lamp “{name}” is broken: {reason}',
    'reasons.glassBroken': 'the glass of “{module}” has a crack',
    'modules.hall': 'Hall lamps',
    'list.title': 'Lamps',
  },
  'zh-Hans': { 'errors.lampBroken': '灯“{name}”已损坏：{reason}', 'list.title': '灯' },
};

test('answers an error of a plug-in with its code, its status and its message in the locale of the user', () => {
  registerErrors([aPlugin({ errors: lampErrors, messages })]);
  const params = { name: 'Hall', reason: 'glassBroken', module: 'hall' };
  const error = new PlatformError(lampErrors.lampBroken, { params });
  expect(error).toMatchObject({ errorName: 'lampBroken', statusCode: 400 });
  expect(errorBody(error, 'en')).toMatchObject({
    code: 199_010_001,
    message: 'The lamp “Hall” is broken: the glass of “Hall lamps” has a crack',
  });
  const inChinese = '灯“Hall”已损坏：the glass of “Hall lamps” has a crack';
  expect(errorBody(error, 'zh-Hans')).toMatchObject({ message: inChinese });
});

test.each([
  ['a name of another error', { conflict: { code: 199_010_002, status: 400 } }, 'the name or code of "conflict"'],
  ['a code of another error', { dim: { code: 100_030_003, status: 400 } }, 'the name or code of "conflict"'],
  ['no message', { dim: { code: 199_010_003, status: 400 } }, 'lacks a message'],
] as const)('rejects a plug-in whose error has %s', (_title, table, reason) => {
  expect(() => registerErrors([aPlugin({ errors: defineErrors(table), messages })])).toThrow(reason);
});

test('rejects two plug-ins with one error code', () => {
  const plugin = aPlugin({ errors: lampErrors, messages });
  expect(() => registerErrors([plugin, { ...plugin, id: 'lanterns' }])).toThrow('of the plug-in lanterns');
});

function aPlugin(options: Partial<PlatformPlugin>): PlatformPlugin {
  return { id: 'lamps', register: () => undefined, ...options };
}
