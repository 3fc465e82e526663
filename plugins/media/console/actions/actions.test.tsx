// @vitest-environment jsdom
import { errorTable } from '@signalbox/api';
import { fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// The page loads these when they open. A test does not wait for that.
import '../delete/delete-dialog';
import '../move/move-dialog';
import { aDirectory, aFile, item, list, renderLibrary } from '../testing/render-library';

const files = [aFile('docs/a.png'), aFile('docs/b.png')];
const directories = [aDirectory('docs'), aDirectory('img')];
const noUses = { body: { count: 0, visible: 0, uses: [] } };
const taken = { code: errorTable.alreadyExists.code, message: 'Taken', detail: '', field: '' };

it('offers no change to those who may only look', async () => {
  const { user } = renderLibrary({ directories, files, at: '?folder=docs', permissions: ['media.view'] });
  await user.click(await item(/^a\.png/));
  const bar = screen.getByRole('toolbar', { name: 'Actions' });
  const names = within(bar)
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(names).toEqual(['Download', 'More actions', 'Keyboard shortcuts']);
  await user.keyboard('{Delete}{F2}{Control>}x{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Rename/ })).not.toBeInTheDocument();
  await user.keyboard('{ContextMenu}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['OpenEnter', 'Download', 'Copy the link']);
});

it('gives keys that are pressed before the menu has the focus to the menu, and not to the list', async () => {
  const { user } = renderLibrary({ directories, files, at: '?folder=docs' });
  await user.click(await item(/^a\.png/));
  await user.keyboard('{ContextMenu}{Delete}{F2}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Open/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Rename/ })).not.toBeInTheDocument();
});

it('names who uses the files before it deletes them, and keeps those selected that failed', async () => {
  const use = { path: 'docs/a.png', module: 'dashboard', id: 'd', pointer: '/src', titles: ['Boilers'] };
  let isBroken = true;
  const platform = fakePlatform([
    ['POST core/mediaLibrary/uses', { body: { count: 3, visible: 1, uses: [use] } }],
    [
      'POST core/mediaLibrary/delete',
      ({ body }) => {
        const { paths } = body as { paths: string[] };
        if (isBroken && paths[0] === 'docs/b.png')
          return { status: 500, body: { code: 100_090_001, message: 'Disk asleep', detail: '', field: '' } };
        return { body: { status: 'OK', trashed: [{ id: `id of ${paths[0]}`, path: paths[0] }] } };
      },
    ],
  ]);
  const { user, toasts } = renderLibrary({ directories, files, at: '?folder=docs', platform });
  await item(/^a\.png/);
  (await list()).focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Delete 2 items?')).toBeVisible();
  expect(await within(dialog).findByText('Boilers')).toBeVisible();
  expect(within(dialog).getByText('In use in 3 places')).toBeVisible();
  expect(within(dialog).getByText('and 2 more')).toBeVisible();
  platform.answer('GET core/mediaLibrary/search', { body: [files[1]], count: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Delete anyway' }));
  expect(await within(dialog).findByText('Disk asleep')).toBeVisible();
  expect(within(dialog).getByText('Done: 1. 1 item is unchanged')).toBeVisible();
  expect(platform.called('POST', 'core/mediaLibrary/delete')?.body).toMatchObject({ force: true });
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  expect(await item(/^b\.png/)).toHaveAttribute('aria-selected', 'true');
  expect(toasts).toEqual(['“a.png” is in the trash']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  isBroken = false;
  const back = await list();
  await waitFor(() => expect(back).toHaveFocus());
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
});

it('pastes what was cut, and asks what to do about a name that is taken', async () => {
  const use = { path: 'img/a.png', module: 'dashboard', id: 'd', pointer: '/src', titles: ['Boilers'] };
  const platform = fakePlatform([
    [
      'POST core/mediaLibrary/uses',
      ({ body }) =>
        (body as { paths: string[] }).paths[0] === 'img/a.png'
          ? { body: { count: 1, visible: 1, uses: [use] } }
          : noUses,
    ],
    [
      'POST core/mediaLibrary/move',
      ({ body }) => ('action' in Object(body) ? { body: { status: 'OK' } } : { status: 400, body: taken }),
    ],
  ]);
  const { user, toasts } = renderLibrary({ directories, files, at: '?folder=docs', platform });
  await user.click(await item(/^a\.png/));
  (await list()).focus();
  await user.keyboard('{Control>}x{/Control}');
  expect(screen.getByText('2 files · 1 item cut · 1 selected')).toBeVisible();
  await user.click(screen.getByRole('treeitem', { name: 'img' }));
  await user.click(await screen.findByRole('button', { name: /Paste 1 item$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('1 item is unchanged')).toBeVisible();
  expect(within(dialog).getByText('Move “a.png”')).toBeVisible();
  expect(await within(dialog).findByText('In use in 1 place')).toBeVisible();
  expect(within(dialog).getByText('Boilers')).toBeVisible();
  expect(within(dialog).getByText('The new content is shown there at once.')).toBeVisible();
  expect(platform.called('POST', 'core/mediaLibrary/move')?.body).toEqual({ paths: ['docs/a.png'], target: 'img' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(toasts).toEqual(['“a.png” is in “img” now']));
  expect(platform.called('POST', 'core/mediaLibrary/move')?.body).toMatchObject({ action: 'rename' });
  expect(screen.queryByRole('button', { name: /^Paste/ })).not.toBeInTheDocument();
});
