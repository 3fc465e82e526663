import { pino } from 'pino';
import { expect, test } from 'vitest';
import { keepLastLines } from './last-lines';

test('passes each line on, and keeps the last thousand', () => {
  const written: string[] = [];
  const last = keepLastLines({ write: (line) => void written.push(line) });
  const log = pino({}, last);
  for (let at = 0; at < 2_500; at++) log.info({ at });
  expect(written).toHaveLength(2_500);
  expect(last.lines()).toEqual(written.slice(-1_000));
});

test('truncates a long line', () => {
  const last = keepLastLines({ write: () => undefined });
  pino({}, last).info('x'.repeat(9_000));
  expect(last.lines()[0]?.length).toBeLessThan(2_010);
});
