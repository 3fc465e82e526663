import { expect, test } from 'vitest';
import type { Operation } from '../document/operations-of';
import { commandOf, requestOf } from './request-of';

const change: Operation = {
  operationId: 'patch_lamp',
  verb: 'PATCH',
  path: '/rest/core/lamp/{id}',
  tags: ['lamps'],
  summary: 'Changes a lamp.',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'query', in: 'query', content: { 'application/json': {} } },
  ],
  requestBody: { required: true, content: { 'application/json': {} } },
  responses: {},
  'x-changes': true,
};

test('puts the parameters into the address and its query', () => {
  const parameters = { id: 'a/b c', query: '{"limit": 2}' };
  expect(requestOf(change, { parameters, body: '{}' })).toEqual({
    resource: 'core/lamp/a%2Fb%20c?query=%7B%22limit%22%3A%202%7D',
    body: '{}',
  });
});

test('names what is missing and what is no JSON', () => {
  expect(requestOf(change, { parameters: { query: '{' }, body: ' ' })).toEqual({
    errors: [
      { at: 'id', reason: 'missing' },
      { at: 'query', reason: 'noJson' },
      { at: 'body', reason: 'missing' },
    ],
  });
  expect(requestOf(change, { parameters: { id: '1' }, body: '{a}' })).toEqual({
    errors: [{ at: 'body', reason: 'noJson' }],
  });
});

test('writes a command with a variable instead of the token', () => {
  expect(commandOf(change, { url: 'https://console.example.org/rest/core/lamp/1', body: `{"name":"it's"}` })).toBe(
    `curl -X PATCH -H "Authorization: $TOKEN" -H 'Content-Type: application/json' -d '{"name":"it'\\''s"}' 'https://console.example.org/rest/core/lamp/1'`,
  );
});
