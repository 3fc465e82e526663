import { errorTable, type WireError } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { expect, test } from 'vitest';
import { errorsOfAnswer } from './field-errors-of';

const textOf = ({ body }: ApiError) => `${body.message} (${body.field})`;

function rejected(faults: WireError[] | undefined, pointer?: string): ApiError {
  const { code } = errorTable.invalidField;
  return new ApiError(400, { code, message: 'The first one', detail: 'one', field: 'roles', faults, pointer });
}

const short = { pointer: '/name', keyword: 'minLength', params: { limit: 1 }, message: 'Name cannot be empty' };

test('leaves an error that the engine has a message for as it is', () => {
  expect(errorsOfAnswer(rejected([short]), textOf)).toEqual([short]);
});

test.each(['usernameScripts', 'reference', 'form', 'foreignFile'])(
  'has the message of the platform for %s, also beside other errors',
  (keyword) => {
    const found = { pointer: '/roles/0', keyword, params: { a: 1 }, message: 'Not this one' };
    expect(errorsOfAnswer(rejected([short, found]), textOf)).toEqual([
      short,
      { ...found, params: { a: 1, message: 'Not this one (roles.0)' } },
    ]);
  },
);

test('has the message of the whole answer for a field without one', () => {
  const found = { pointer: '/roles', keyword: 'reference', params: {}, message: '' };
  expect(errorsOfAnswer(rejected([found]), textOf)[0]?.params).toEqual({ message: 'The first one (roles)' });
  expect(errorsOfAnswer(rejected(undefined, '/roles'), textOf)[0]?.params).toEqual({
    message: 'The first one (roles)',
  });
});

test('has no message without a function for it', () => {
  expect(errorsOfAnswer(rejected(undefined, '/roles'))).toEqual([{ pointer: '/roles', keyword: 'other', params: {} }]);
});
