import { expect, it } from 'vitest';
import { blockingErrors } from './blocking-errors';
import type { FieldError } from './contract';

const anError = (pointer: string, overrides: Partial<FieldError> = {}): FieldError => ({
  pointer,
  field: pointer,
  keyword: 'maximum',
  params: { limit: 3 },
  ...overrides,
});
const blocking = (errors: FieldError[], stored: FieldError[], changed: string[] = []) =>
  blockingErrors({ errors, stored, isChanged: (field) => changed.includes(field) }).map(({ pointer }) => pointer);

it('ignores a stored error of a field that the change does not touch', () => {
  expect(blocking([anError('/old')], [anError('/old')], ['/other'])).toEqual([]);
});

it('blocks an error of a changed field, even if it was stored', () => {
  expect(blocking([anError('/old')], [anError('/old')], ['/old'])).toEqual(['/old']);
});

it('blocks an error that a change causes in another field', () => {
  expect(blocking([anError('/old'), anError('/new')], [anError('/old')], ['/switch'])).toEqual(['/new']);
});

it('blocks a new error in the place of a stored one', () => {
  const required = anError('/old', { keyword: 'required', params: {} });
  expect(blocking([required], [anError('/old')])).toEqual(['/old']);
  expect(blocking([anError('/old', { params: { limit: 2 } })], [anError('/old')])).toEqual(['/old']);
});
