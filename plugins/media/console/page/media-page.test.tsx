// @vitest-environment jsdom
import { type Answering, error, type fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDirectory, aFile, item, list, renderLibrary } from '../testing/render-library';

const directories = [aDirectory('docs', [aDirectory('docs/deep')]), aDirectory('img')];
const lastSearch = (platform: ReturnType<typeof fakePlatform>) =>
  platform.called('GET', 'core/mediaLibrary/search')?.query;

it('shows the folders and files of the folder in the address', async () => {
  const { platform } = renderLibrary({ directories, files: [aFile('docs/pump.png')], at: '?folder=docs' });
  expect(await item('deep, Folder')).toBeVisible();
  expect(await item('pump.png, Image, 2 KB')).toBeVisible();
  expect(screen.queryByRole('option', { name: /^img/ })).not.toBeInTheDocument();
  expect(lastSearch(platform)).toEqual({
    filter: { directory: 'docs', below: false },
    sort: { name: 1 },
    limit: 200,
    withCount: true,
  });
  expect(screen.getByText('1 folder · 1 file')).toBeVisible();
});

it('opens a folder of the tree, and the one above it by the keyboard', async () => {
  const { user, router } = renderLibrary({ directories });
  const tree = await screen.findByRole('tree', { name: 'Folders' });
  await user.click(within(tree).getByRole('treeitem', { name: 'docs' }));
  await waitFor(() => expect(router.state.location.search).toBe('?folder=docs'));
  expect(await item('deep, Folder')).toBeVisible();
  (await list()).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?folder=docs%2Fdeep'));
  await user.keyboard('{Backspace}');
  expect(await item('deep, Folder')).toHaveAttribute('aria-selected', 'true');
  expect(await list()).toHaveAttribute('aria-activedescendant', (await item('deep, Folder')).id);
  expect(await list()).toHaveFocus();
});

it('walks the tree by the keyboard', async () => {
  const { user, router } = renderLibrary({ directories });
  const tree = await screen.findByRole('tree', { name: 'Folders' });
  tree.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?folder=docs%2Fdeep'));
  expect(within(tree).getByRole('treeitem', { name: 'deep' })).toHaveAttribute('aria-selected', 'true');
});

it('searches all folders for a part of the name, and shows the conditions of the address', async () => {
  const files = [aFile('img/pump.png')];
  const { user, platform } = renderLibrary({ directories, files, at: '?folder=docs&kind=image&min=2097152' });
  expect(await screen.findByText('Image')).toBeVisible();
  expect(screen.getByText('≥ 2 MB')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'pump');
  await waitFor(() =>
    expect(lastSearch(platform)).toMatchObject({
      filter: { text: 'pump', kind: { $in: ['image'] }, bytes: { $gte: 2_097_152 } },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the filter “Image”' }));
  await user.click(screen.getByRole('button', { name: 'Remove the filter “≥ 2 MB”' }));
  await waitFor(() => expect(lastSearch(platform)).toMatchObject({ filter: { text: 'pump' } }));
});

it('sorts by a column of the table, and turns the order round', async () => {
  localStorage.setItem('signalbox.media.view', 'table');
  const { user, router } = renderLibrary({ directories, files: [aFile('pump.png')] });
  await user.click(await screen.findByRole('button', { name: 'Size' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=size'));
  await user.click(await screen.findByRole('button', { name: 'Size' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending'),
  );
  expect(screen.getByRole('row', { name: 'pump.png, Image, 2 KB' })).toBeVisible();
  localStorage.clear();
});

it('loads the next page of files', async () => {
  renderLibrary({
    search: ({ query }) =>
      query['cursor'] === undefined
        ? { body: [aFile('a.png')], count: 2, headers: { cursor: 'next' } }
        : { body: [aFile('b.png')], count: 2 },
  });
  expect(await item(/^b\.png/)).toBeVisible();
  expect(screen.getByText('2 files')).toBeVisible();
});

it.each([
  ['', 'This folder is empty'],
  ['?text=x', 'No file matches the search'],
  ['?folder=none', 'The library has no folder “none”. It may have been moved, renamed or deleted.'],
])('says in words why there is nothing at “%s”', async (at, text) => {
  renderLibrary({ directories: [], at });
  expect(await screen.findByText(text)).toBeVisible();
});

it('does not call a folder empty before its folders are known, nor when they could not be loaded', async () => {
  let fail: (tree: ReturnType<typeof error>) => void = () => undefined;
  const tree = new Promise<ReturnType<typeof error>>((resolve) => {
    fail = resolve;
  });
  const { user, platform } = renderLibrary({ tree });
  await waitFor(() => expect(lastSearch(platform)).toBeDefined());
  expect(await screen.findByRole('status', { name: 'Loading the files' })).toBeInTheDocument();
  fail(error('Disk asleep'));
  expect(await screen.findByText('The files could not be loaded: Disk asleep')).toBeVisible();
  expect(screen.queryByText('This folder is empty')).toBeNull();
  platform.answer('GET core/mediaLibrary/all/dir', { body: [] });
  await user.click(within(screen.getByRole('region', { name: 'Content' })).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This folder is empty')).toBeVisible();
});

it('says that the platform is still reading the library', async () => {
  renderLibrary({ search: { body: [], headers: { indexing: 'true' } } });
  expect(await screen.findByText(/reading the library for the first time/)).toBeVisible();
});

it('shows why the files could not be loaded, and tries again', async () => {
  const { user, platform } = renderLibrary({ search: error('Disk asleep') });
  expect(await screen.findByText('The files could not be loaded: Disk asleep')).toBeVisible();
  platform.answer('GET core/mediaLibrary/search', { body: [aFile('pump.png')], count: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await item(/^pump/)).toBeVisible();
});

it('has the folders of a narrow screen in a drawer', async () => {
  const { user, router } = renderLibrary({ directories, width: 390 });
  await user.click(await screen.findByRole('button', { name: /Folders$/ }));
  await user.click(await screen.findByRole('treeitem', { name: 'img' }));
  await waitFor(() => expect(router.state.location.search).toBe('?folder=img'));
});

it('selects all files of a folder with several pages, also those that were not loaded', async () => {
  const all = Array.from({ length: 500 }, (_none, index) => aFile(`docs/${String(index).padStart(3, '0')}.png`));
  const search: Answering = ({ query }) => {
    const { cursor, limit } = query as { cursor?: string; limit: number };
    const start = Number(cursor ?? 0);
    const next = start + limit;
    return {
      body: all.slice(start, next),
      count: all.length,
      ...(next < all.length && { headers: { cursor: String(next) } }),
    };
  };
  const { user } = renderLibrary({ directories, search, at: '?folder=docs' });
  expect(await item(/^000\.png/)).toBeVisible();
  (await list()).focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText('1 folder · 500 files · 501 selected')).toBeVisible();
  await user.keyboard('{Escape}{Home}{End}');
  expect(await item(/^499\.png/)).toHaveAttribute('aria-selected', 'true');
});

it.each([
  [4194, '0.004'],
  [1, '0.000001'],
  [1_572_864, '1.5'],
])('shows the size by which it filters, %i bytes, as %s MB', async (bytes, shown) => {
  const { user, platform } = renderLibrary({ directories, at: `?min=${bytes}` });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const input = await screen.findByRole('spinbutton', { name: 'Size at least' });
  expect(input).toHaveValue(shown);
  await user.clear(input);
  await user.type(input, shown);
  await user.tab();
  expect(input).toHaveValue(shown);
  await waitFor(() => expect(lastSearch(platform)).toMatchObject({ filter: { bytes: { $gte: bytes } } }));
});
