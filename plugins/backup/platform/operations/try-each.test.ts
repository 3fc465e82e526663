import { expect, it } from 'vitest';
import { tryEach } from './try-each';

it('does each, whatever became of those before, and throws the first fault', async () => {
  const done: number[] = [];
  const act = async (item: number) => {
    done.push(item);
    if (item > 1) throw new Error(`fault ${item}`);
  };
  await expect(tryEach([1, 2, 3], act)).rejects.toThrow('fault 2');
  expect(done).toEqual([1, 2, 3]);
  await tryEach([1], act);
});
