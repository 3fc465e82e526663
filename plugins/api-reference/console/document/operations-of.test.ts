import { expect, test } from 'vitest';
import type { DocumentOperation, OpenApi } from './open-api';
import { isOfFiles, matchingGroups, operationsOf } from './operations-of';

const operation = (tag: string, summary: string, more: Partial<DocumentOperation> = {}): DocumentOperation => ({
  operationId: summary,
  tags: [tag],
  summary,
  responses: {},
  'x-changes': false,
  ...more,
});
const document: OpenApi = {
  tags: [
    { name: 'media', description: 'Media library' },
    { name: 'empty', description: 'Nothing' },
    { name: 'project', description: 'Project' },
  ],
  paths: {
    '/rest/core/role': { get: operation('project', 'Lists roles.'), post: operation('project', 'Adds a role.') },
    '/rest/core/mediaLibrary/upload': { post: operation('media', 'Uploads a file.') },
  },
  components: { schemas: {} },
};

test('groups the operations by tag, and leaves out tags without any', () => {
  const groups = operationsOf(document);
  expect(groups.map(({ tag, operations }) => [tag, operations.map(({ verb, path }) => `${verb} ${path}`)])).toEqual([
    ['media', ['POST /rest/core/mediaLibrary/upload']],
    ['project', ['GET /rest/core/role', 'POST /rest/core/role']],
  ]);
});

test('finds operations by words of their verb, address and summary', () => {
  const found = (search: string) =>
    matchingGroups(operationsOf(document), search).flatMap(({ operations }) =>
      operations.map(({ summary }) => summary),
    );
  expect(found('role')).toEqual(['Lists roles.', 'Adds a role.']);
  expect(found('post  ROLE')).toEqual(['Adds a role.']);
  expect(found('nothing')).toEqual([]);
  expect(found(' ')).toHaveLength(3);
});

test('knows the calls that send or answer files', () => {
  expect(isOfFiles(operation('a', 'b', { responses: { '200': { content: { '*/*': {} } } } }))).toBe(true);
  expect(isOfFiles(operation('a', 'b', { requestBody: { content: { 'multipart/form-data': {} } } }))).toBe(true);
  expect(isOfFiles(operation('a', 'b', { responses: { '200': { content: { 'application/json': {} } } } }))).toBe(false);
});
