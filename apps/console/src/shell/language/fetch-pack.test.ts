import { expect, test } from 'vitest';
import { fetchPack } from './load-messages';

test('a pack has no texts that are still to be written, so that English appears in their place', async () => {
  const texts = { save: 'Enregistrer', help: '[[Two\nlines]]', hint: '[[a]] [b]', cell: '[[x]', count: 1 };
  const url = `data:application/json,${encodeURIComponent(JSON.stringify({ console: texts }))}`;
  const pack = await fetchPack(url, new AbortController().signal);
  expect(pack).toMatchObject({ console: { save: 'Enregistrer', hint: '[[a]] [b]', cell: '[[x]' } });
  expect(Object.keys(pack['console'] ?? {})).toEqual(['save', 'hint', 'cell']);
});
