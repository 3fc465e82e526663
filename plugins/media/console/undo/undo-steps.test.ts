// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { fakePlatform } from '@signalbox/console-kit/testing';
import { expect, it } from 'vitest';
import { placeItem } from '../move/place-items';
import { undoMove } from './undo-steps';

it('offers to take a move back, but not one that replaced a file', async () => {
  const { reach } = fakePlatform([['POST core/mediaLibrary/move', { body: { status: 'OK', rewritten: 0 } }]]);
  const api = createApiClient({ baseUrl: '/rest', fetch: reach });
  const move = { api, how: 'move', target: 'img', path: 'docs/a.png' } as const;
  const moved = await placeItem(move);
  const replaced = await placeItem({ ...move, path: 'docs/b.png', choice: 'cover' });
  const deps = { api, title: 'Undo the move' };
  expect(undoMove(deps, [moved])?.paths).toEqual(['docs/a.png']);
  expect(undoMove(deps, [moved, replaced])).toBeUndefined();
});
