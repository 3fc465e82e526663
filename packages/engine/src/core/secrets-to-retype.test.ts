import type { JsonObject } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form';
import { secretsToRetype, typeAgainErrors } from './secrets-to-retype';
import { planForm } from './plan-form';

const marker = { isSet: true };
const plan = planForm(
  aForm({
    schema: {
      type: 'object',
      properties: {
        host: { type: 'string' },
        secure: { type: 'string', enum: ['none', 'explicit', 'implicit'] },
        note: { type: 'string' },
        password: { writeOnly: true, boundTo: ['/host', { pointer: '/secure', insecure: ['none'] }] },
        free: { writeOnly: true, boundTo: [] },
      },
    },
  }),
);
const before: JsonObject = { host: 'files', secure: 'explicit', note: 'a', password: marker, free: marker };
const found = (change: JsonObject, from = before) =>
  typeAgainErrors({ plan, before: from, after: { ...from, ...change } }).map(({ field }) => field);

it('requires a kept secret again when a value that it is bound to changes', () => {
  expect(found({ host: 'evil' })).toEqual(['/password']);
  expect(found({ host: '' })).toEqual(['/password']);
  expect(found({ note: 'b' })).toEqual([]);
  expect(found({ host: 'files' })).toEqual([]);
});

it('requires it again for weaker security, not for stronger', () => {
  expect(found({ secure: 'none' })).toEqual(['/password']);
  expect(found({ secure: '' })).toEqual(['/password']);
  expect(found({ secure: 'implicit' })).toEqual([]);
  expect(found({ secure: 'explicit' }, { ...before, secure: 'none' })).toEqual([]);
  expect(found({ secure: 'none' }, { host: 'files', password: marker })).toEqual([]);
});

it('accepts a new secret, and none', () => {
  expect(found({ host: 'evil', password: 'typed' })).toEqual([]);
  const { password: _password, ...without } = before;
  expect(typeAgainErrors({ plan, before, after: { ...without, host: 'evil' } })).toEqual([]);
  expect(secretsToRetype({ plan, before, after: { ...without, host: 'evil' } })).toEqual(['/password']);
});

it('accepts a secret that an existing platform sent in clear, and the same one typed again; not its marker', () => {
  const clear = { ...before, password: 'in clear' };
  const isClear = { plan, before: clear, isClear: true };
  expect(typeAgainErrors({ ...isClear, after: { ...clear, host: 'evil' } })).toEqual([]);
  expect(typeAgainErrors({ ...isClear, before, after: { ...before, host: 'evil' } })).toHaveLength(1);
});

it('treats a plain text saved earlier as the stored secret', () => {
  expect(found({ host: 'evil' }, { ...before, password: 'legacy' })).toEqual(['/password']);
});
