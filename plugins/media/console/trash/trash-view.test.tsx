// @vitest-environment jsdom
import { errorTable } from '@signalbox/api';
import { error, fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TrashEntry } from '../../shared/trash';
// The page loads it when it opens. A test does not wait for that.
import './trash-view';
import { renderLibrary } from '../testing/render-library';

const days = (count: number) => new Date(Date.now() + count * 86_400_000 - 60_000).toISOString();
const entry = (id: string, path: string): TrashEntry => ({
  id,
  name: path.split('/').at(-1) ?? '',
  path,
  isDirectory: false,
  kind: 'image',
  bytes: 2048,
  files: 1,
  deletedAt: days(-29),
  deletedBy: '1',
  expiresAt: days(1),
});
const row = (name: RegExp) => screen.findByRole('row', { name });

it('restores what is selected, and asks what to do about a name that is taken', async () => {
  const taken = { code: errorTable.alreadyExists.code, message: 'Taken', detail: '', field: '' };
  const platform = fakePlatform([
    [
      'GET core/mediaLibrary/trash',
      { body: [entry('1', 'docs/a.png'), entry('2', 'b.png')], headers: { bytes: '4096' } },
    ],
    [
      'POST core/mediaLibrary/trash/restore',
      ({ body }) =>
        'action' in Object(body)
          ? { body: { status: 'OK', restored: [{ id: '1', path: 'docs/a (1).png', url: '' }] } }
          : { status: 400, body: taken },
    ],
  ]);
  const { user, toasts } = renderLibrary({ at: '?trash=open', platform });
  await user.click(await row(/^a\.png, from docs, 1 day$/));
  expect(await row(/^b\.png, from Media library/)).toBeVisible();
  expect(screen.getByText('2 entries · takes 4 KB · 1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Restore$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore “a.png”' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(toasts).toEqual(['“docs/a (1).png” is restored']));
  expect(platform.called('POST', 'core/mediaLibrary/trash/restore')?.body).toEqual({ ids: ['1'], action: 'rename' });
});

it('shows why the trash could not be loaded, that it is empty, and no change to those who may only look', async () => {
  const platform = fakePlatform([['GET core/mediaLibrary/trash', error('Disk asleep')]]);
  const { user } = renderLibrary({ at: '?trash=open', platform, permissions: ['media.view'] });
  expect(await screen.findByText('The trash could not be loaded: Disk asleep')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Restore|Empty|Delete/ })).not.toBeInTheDocument();
  platform.answer('GET core/mediaLibrary/trash', { body: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The trash is empty. Deleted files stay here for 30 days.')).toBeVisible();
});
