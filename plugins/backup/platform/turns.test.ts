import { expect, it } from 'vitest';
import { createTurns } from './turns';

const { signal } = new AbortController();

it('runs two at a time, and the others in order', async () => {
  const turns = createTurns(2);
  const ends = [await turns.take(signal), await turns.take(signal)];
  const started: string[] = [];
  const wait = (name: string) =>
    turns.take(signal).then((end) => {
      started.push(name);
      return end;
    });
  const [third, fourth] = [wait('third'), wait('fourth')];
  expect(turns.waiting).toBe(2);
  ends[0]!();
  ends[0]!();
  const endThird = await third;
  expect(started).toEqual(['third']);
  expect(turns.waiting).toBe(1);
  endThird();
  await fourth;
  expect(started).toEqual(['third', 'fourth']);
});

it('skips one that was aborted while it waited', async () => {
  const turns = createTurns(1);
  const end = await turns.take(signal);
  const gone = new AbortController();
  const waiting = turns.take(gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(turns.waiting).toBe(0);
  await expect(turns.take(gone.signal)).rejects.toThrow('gone');
  end();
  await turns.take(signal);
});

it('rejects instead of waiting where the caller asks for it', async () => {
  const turns = createTurns(1);
  const end = turns.tryTake();
  expect(turns.tryTake()).toBeUndefined();
  end?.();
  expect(turns.tryTake()).toBeDefined();
});
