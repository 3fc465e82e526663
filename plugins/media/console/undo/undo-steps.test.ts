// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { fakePlatform } from '@signalbox/console-kit/testing';
import { expect, it } from 'vitest';
import { placeItem } from '../move/place-items';
import { undoMove } from './undo-steps';

it('offers to take a move back, but not where an older platform cannot bring back a replaced file', async () => {
  const { reach } = fakePlatform([['POST core/mediaLibrary/move', { body: { status: 'OK', rewritten: 0 } }]]);
  const api = createApiClient({ baseUrl: '/rest', fetch: reach });
  const move = { api, how: 'move', target: 'img', path: 'docs/a.png' } as const;
  const moved = await placeItem(move);
  const replaced = await placeItem({ ...move, path: 'docs/b.png', choice: 'cover' });
  const deps = { api, title: 'Undo the move' };
  expect(undoMove(deps, [moved])?.paths).toEqual(['docs/a.png']);
  expect(undoMove(deps, [moved, replaced])).toBeUndefined();
});

it('takes a move that replaced a file back by the id in the answer', async () => {
  const placed = [{ from: 'docs/b.png', to: 'img/b.png', undo: 'f'.repeat(24) }];
  const platform = fakePlatform([
    ['POST core/mediaLibrary/move', { body: { status: 'OK', placed } }],
    ['POST core/mediaLibrary/move/undo', { body: { status: 'OK' } }],
  ]);
  const api = createApiClient({ baseUrl: '/rest', fetch: platform.reach });
  const replaced = await placeItem({ api, how: 'move', target: 'img', path: 'docs/b.png', choice: 'cover' });
  const step = undoMove({ api, title: 'Undo the move' }, [replaced]);
  expect(step?.paths).toEqual(['docs/b.png']);
  await step?.items[0]?.run();
  expect(platform.called('POST', 'core/mediaLibrary/move/undo')?.body).toEqual({ undo: 'f'.repeat(24) });
});
