import { expect, it } from 'vitest';
import { HeldTaps } from './module-tee';

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.from([index]);
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<number[]> {
  const read: number[] = [];
  for await (const chunk of source) read.push(...chunk);
  return read;
}

it('gives both readers everything, however slow one of them is', async () => {
  const taps = new HeldTaps(['table']);
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return drain(taps.read('table'));
  };
  const [backedUp, read] = await Promise.all([drain(taps.pass('table', chunks(50))), slowly()]);
  expect(backedUp).toHaveLength(50);
  expect(read).toEqual(backedUp);
});

it('lets the backup go on where nobody wants the module, from the start or in the middle', async () => {
  const taps = new HeldTaps(['table', 'view']);
  taps.leave('table');
  expect(await drain(taps.pass('table', chunks(50)))).toHaveLength(50);
  const passing = drain(taps.pass('view', chunks(50)));
  await taps.read('view')[Symbol.asyncIterator]().next();
  taps.leaveAll();
  expect(await passing).toHaveLength(50);
});

it('ends the reader with a fault where the backup is cut short, or never comes to the module', async () => {
  const taps = new HeldTaps(['table', 'view']);
  const reading = [drain(taps.read('table')), drain(taps.read('view'))];
  const passing = taps.pass('table', chunks(50));
  await passing.next();
  await passing.return(undefined);
  taps.end();
  await expect(reading[0]).rejects.toThrow('cut short');
  await expect(reading[1]).rejects.toThrow('did not read it');
});
