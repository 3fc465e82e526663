import { expect, it } from 'vitest';
import { collectChosen } from './collect-chosen';
import { collectDropped } from './collect-dropped';
import { maxCollected } from './collected';

const chosen = (path: string) =>
  Object.defineProperty(new File(['x'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path.includes('/') ? path : '',
  });
const listed = ({ files }: Awaited<ReturnType<typeof collectDropped>>) =>
  files.map(({ file, directory }) => `${directory}|${file.name}`);

it('keeps the folders of a chosen folder, without the files that systems keep for themselves', () => {
  const collected = collectChosen(['a.txt', 'album/b.txt', 'album/deep/c.txt', 'album/.DS_Store'].map(chosen));
  expect(listed(collected)).toEqual(['|a.txt', 'album|b.txt', 'album/deep|c.txt']);
});

it('takes at most so many files', () => {
  const collected = collectChosen(Array.from({ length: maxCollected + 1 }, (_, index) => chosen(`${index}.txt`)));
  expect(collected).toMatchObject({ files: { length: maxCollected }, isCut: true });
});

interface Entry {
  name: string;
  /** Undefined: a file. */
  children?: Entry[];
  isBroken?: boolean;
}

/** As browsers answer: a few at a time, and an empty list at the end. */
function entryOf({ name, children, isBroken }: Entry) {
  const shared = { name, isFile: children === undefined, isDirectory: children !== undefined };
  if (children === undefined) {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
      isBroken ? reject(new Error('NotFoundError')) : resolve(new File(['x'], name));
    return { ...shared, file };
  }
  const left = children.map(entryOf);
  return {
    ...shared,
    createReader: () => ({ readEntries: (resolve: (entries: object[]) => void) => resolve(left.splice(0, 2)) }),
  };
}
const dropped = (...entries: Entry[]) =>
  ({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(entry), getAsFile: () => null })),
  }) as unknown as DataTransfer;

it('reads dropped folders to their end, with their empty folders', async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.txt` }));
  const collected = await collectDropped(
    dropped(
      {
        name: 'album',
        children: [
          { name: 'deep', children: many },
          { name: 'empty', children: [] },
        ],
      },
      { name: 'a.txt' },
    ),
  );
  expect(listed(collected)).toEqual(['|a.txt', ...many.map(({ name }) => `album/deep|${name}`)]);
  expect(collected.emptyDirectories).toEqual(['album/empty']);
});

it('counts what it could not read, and reads the rest', async () => {
  const collected = await collectDropped(
    dropped({ name: 'album', children: [{ name: 'gone.txt', isBroken: true }, { name: 'b.txt' }] }),
  );
  expect(listed(collected)).toEqual(['album|b.txt']);
  expect(collected.unreadable).toBe(1);
});
