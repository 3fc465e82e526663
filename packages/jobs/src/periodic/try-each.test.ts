import { expect, it } from 'vitest';
import { tryEach } from './try-each';

it('calls the function for each item, also after an error, and throws the first error', async () => {
  const done: number[] = [];
  const act = async (item: number) => {
    done.push(item);
    if (item > 1) throw new Error(`error ${item}`);
  };
  await expect(tryEach([1, 2, 3], act)).rejects.toThrow('error 2');
  expect(done).toEqual([1, 2, 3]);
  await tryEach([1], act);
});
