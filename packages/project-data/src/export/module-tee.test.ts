import { expect, it, vi } from 'vitest';
import { ModuleTees } from './module-tee';

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.from([index]);
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<number[]> {
  const read: number[] = [];
  for await (const chunk of source) read.push(...chunk);
  return read;
}

it('gives both readers all lines, however slow one of them is', async () => {
  const tees = new ModuleTees(['table']);
  let reads = 0;
  const source = async function* () {
    for await (const chunk of chunks(50)) {
      reads += 1;
      yield chunk;
    }
  };
  const slowly = async () => {
    // Until the backup waits for the second reader.
    await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
    return drain(tees.read('table'));
  };
  const [backedUp, read] = await Promise.all([drain(tees.pass('table', source())), slowly()]);
  expect(backedUp).toHaveLength(50);
  expect(read).toEqual(backedUp);
});

it('does not block the backup when the reader leaves a module, at the start or in the middle', async () => {
  const tees = new ModuleTees(['table', 'view']);
  tees.leave('table');
  expect(await drain(tees.pass('table', chunks(50)))).toHaveLength(50);
  const passing = drain(tees.pass('view', chunks(50)));
  await tees.read('view')[Symbol.asyncIterator]().next();
  tees.leaveAll();
  expect(await passing).toHaveLength(50);
});

it('fails the reader when the backup is aborted, or never reads the module', async () => {
  const tees = new ModuleTees(['table', 'view']);
  const reading = [drain(tees.read('table')), drain(tees.read('view'))];
  const passing = tees.pass('table', chunks(50));
  await passing.next();
  await passing.return(undefined);
  tees.end();
  await expect(reading[0]).rejects.toThrow('cut short');
  await expect(reading[1]).rejects.toThrow('did not read it');
});
