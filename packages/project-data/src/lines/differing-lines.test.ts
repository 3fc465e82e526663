import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparison, differingLines } from './differing-lines';

/** Lines by id, as an archive and the database write them. */
const lineOf = (id: string, body: unknown) => `{"id":${JSON.stringify(id)},"body":${JSON.stringify(body)}}`;

/** In chunks of `size` bytes. */
async function* inPieces(lines: readonly string[], size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function compare(archived: readonly string[], existing: readonly string[], size = 7) {
  const found: Comparison = { same: 0, existingOnly: [] };
  const chunks: Uint8Array[] = [];
  for await (const chunk of differingLines(
    { archived: inPieces(archived, size), existing: inPieces(existing, size) },
    found,
  ))
    chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return { lines: text.split('\n').slice(0, -1), same: found.same, existingOnly: found.existingOnly };
}

const states = fc.dictionary(fc.stringMatching(/^[a-f]{1,3}$/), fc.nat(2), { maxKeys: 30 });
const linesOf = (state: Record<string, number>) =>
  Object.entries(state)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, value]) => lineOf(id, value));

describe('of two states ordered by id', () => {
  it('the result is the lines that differ, and the ids that only exist', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, fc.integer({ min: 1, max: 60 }), async (archived, existing, size) => {
        const result = await compare(linesOf(archived), linesOf(existing), size);
        const differs = Object.keys(archived).filter((id) => archived[id] !== existing[id]);
        expect(result.lines).toEqual(linesOf(Object.fromEntries(differs.map((id) => [id, archived[id]!]))));
        expect(result.same).toBe(Object.keys(archived).length - differs.length);
        expect(result.existingOnly.toSorted()).toEqual(
          Object.keys(existing)
            .filter((id) => !Object.hasOwn(archived, id))
            .map((id) => JSON.stringify(id))
            .toSorted(),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it('in another order, no differing line is lost', async () => {
  await fc.assert(
    fc.asyncProperty(states, fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']), async (state, order) => {
      const archived = linesOf(state);
      const existing = order.map((id) => lineOf(id, 1));
      const { lines, same, existingOnly } = await compare(archived, existing);
      expect(lines.length + same).toBe(archived.length);
      // An id that is reported as existing only, and is in the archive, is among the lines.
      for (const id of existingOnly) {
        const twin = archived.find((line) => line.startsWith(`{"id":${id},`));
        if (twin !== undefined) expect(lines).toContain(twin);
      }
    }),
    { numRuns: 200 },
  );
});

it('treats a line of another form as one that differs', async () => {
  const { lines, same } = await compare(['{ "id": "a", "body": 1 }', lineOf('b', 1)], [lineOf('a', 1), lineOf('b', 1)]);
  expect(lines).toEqual(['{ "id": "a", "body": 1 }']);
  expect(same).toBe(1);
});
