import { expect, it } from 'vitest';
import { aTree } from '../../shared/testing/a-tree';
import { moveTargets } from './move-targets';

it('lists every page but the moved one, with the titles above it', () => {
  const tree = aTree({ plant: { boilers: { one: {} }, pumps: {} }, office: {} });
  const targets = moveTargets({ tree, pageKey: 'boilers', titleOf: ({ title }) => String(title) });
  expect(targets).toEqual([
    { value: 'plant', label: 'plant' },
    { value: 'one', label: 'plant › boilers › one' },
    { value: 'pumps', label: 'plant › pumps' },
    { value: 'office', label: 'office' },
  ]);
});
