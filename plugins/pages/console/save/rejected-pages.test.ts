import { ApiError } from '@signalbox/api/client';
import { expect, it } from 'vitest';
import { updateNode } from '../../shared/tree/change-tree';
import { foundNode } from '../../shared/tree/find-node';
import { aTree } from '../../shared/testing/a-tree';
import { errorsAt, rejectedPages } from './rejected-pages';

const sent = aTree({ plant: { boilers: {}, pumps: {} }, office: {} });
const rejectedAt = (...pointers: string[]) => {
  const faults = pointers.map((pointer) => ({
    pointer,
    keyword: 'pattern',
    params: {},
    message: '',
    formId: 'router/base',
  }));
  const body = { code: 0, message: '', detail: '', field: '', faults };
  return rejectedPages(new ApiError(400, body), sent);
};

it('finds the page and the field of each error, on every level', () => {
  expect(
    rejectedAt('/routers/1/path', '/routers/0/children/1/title/en').map(({ node, error }) => [node.key, error.pointer]),
  ).toEqual([
    ['office', '/path'],
    ['pumps', '/title/en'],
  ]);
});

it('finds the page of an error about the page as a whole, without a field', () => {
  const rejected = rejectedAt('/routers/0/children/0');
  expect(rejected).toMatchObject([{ node: { key: 'boilers' }, error: { pointer: '' } }]);
  expect(errorsAt(rejected, foundNode(sent, 'boilers').node)).toEqual([]);
});

it('finds no page for errors of other settings, of the whole tree, and of the connection', () => {
  expect(rejectedAt('/siteName', '/routers', '/routers/9/path')).toEqual([]);
  expect(rejectedPages(new Error('offline'), sent)).toEqual([]);
});

it('shows an error until the values of its page change, also after pages below it move', () => {
  const rejected = rejectedAt('/routers/0/path');
  const { node } = foundNode(sent, 'plant');
  expect(errorsAt(rejected, node)).toHaveLength(1);
  expect(errorsAt(rejected, { ...node, children: [] })).toHaveLength(1);
  const changed = updateNode(sent, 'plant', { title: 'plant', path: 'other', element: 'dashboard.1' });
  expect(errorsAt(rejected, foundNode(changed, 'plant').node)).toEqual([]);
  expect(errorsAt(rejected, foundNode(sent, 'office').node)).toEqual([]);
});
