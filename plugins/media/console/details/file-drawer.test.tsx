// @vitest-environment jsdom
import { error, fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FileDetails } from '../../shared/details';
import type { FileUse } from '../../shared/uses';
import type { FileVersion } from '../../shared/versions';
import { aFile, item, renderLibrary } from '../testing/render-library';

const aUse = (id: string, overrides: Partial<FileUse> = {}): FileUse => ({
  path: 'docs/pump.png',
  module: 'dashboard',
  id,
  pointer: '/picture',
  titles: [id],
  ...overrides,
});
const version: FileVersion = {
  id: 'a'.repeat(24),
  bytes: 1024,
  modifiedAt: '2026-03-01T08:00:00.000Z',
  replacedAt: '2026-03-02T08:00:00.000Z',
  expiresAt: '2026-04-01T08:00:00.000Z',
  url: `/core/media/docs/pump.png?version=${'a'.repeat(24)}`,
};

interface Setup {
  file?: Partial<FileDetails>;
  uses?: FileUse[];
  hidden?: number;
  versions?: FileVersion[];
  permissions?: string[];
  path?: string;
}

/** The page with an open file, which is also the one of the list. */
function open({ file: known, uses = [], hidden = 0, versions = [], permissions, path = 'docs/pump.png' }: Setup = {}) {
  const file = { ...aFile(path), ...known };
  const platform = fakePlatform([
    ['GET core/mediaLibrary/file', { body: file }],
    ['GET core/mediaLibrary/uses', { body: { count: uses.length + hidden, visible: uses.length, uses } }],
    ['GET core/mediaLibrary/versions', { body: versions }],
  ]);
  const at = `?folder=docs&file=${encodeURIComponent(path)}`;
  return { ...renderLibrary({ platform, files: [file], at, permissions }), file };
}
/** In tests all ids of antd are the same, so the drawer is not found by its title. */
const drawer = () => screen.findByRole('dialog');
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('opens a file of the list by the keyboard, with its address, and closes it', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Close the details' }));
  await waitFor(() => expect(router.state.location.search).toBe('?folder=docs'));
  await user.click(await item(/^pump/));
  await user.keyboard('{Enter}');
  expect(await drawer()).toBeVisible();
  expect(router.state.location.search).toBe('?folder=docs&file=docs%2Fpump.png');
});

it('shows the properties, the picture with its alternative text, and links to the file', async () => {
  open({ file: { altText: { en: 'A red pump', zh_Hans: '红色水泵' } } });
  expect(await screen.findByRole('img', { name: 'A red pump' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/rest\/core\/media\/docs\/pump\.png\?changed=\d+&thumbnail=1280$/),
  );
  const shown = within(await drawer());
  for (const text of ['Image', '2 KB', 'docs', '/core/media/docs/pump.png'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByRole('link', { name: /Download$/ })).toHaveAttribute('href', '/rest/core/media/docs/pump.png');
});

it.each([
  ['clip.mp4', 'video', 'video'],
  ['horn.mp3', 'audio', 'audio'],
  ['manual.pdf', 'document', 'iframe'],
])('plays or shows %s', async (path, kind, element) => {
  open({ path, file: { kind } });
  const shown = await drawer();
  await waitFor(() =>
    expect(shown.querySelector(element)).toHaveAttribute('src', expect.stringContaining(`/${path}?`)),
  );
});

it('says so where the browser shows no PDF inside of a page', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { pdfViewerEnabled: false }));
  open({ path: 'manual.pdf', file: { kind: 'document' } });
  expect(await screen.findByText(/^This browser shows no PDF here/)).toBeVisible();
  expect((await drawer()).querySelector('iframe')).toBeNull();
  vi.unstubAllGlobals();
});

it('shows the beginning of a text, and says that there is more', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(headers);
    return new Response('level;state\n3;open', { status: 206 });
  });
  open({ path: 'a.csv', file: { kind: 'document', bytes: 70_000 } });
  expect(await screen.findByText(/level;state/)).toBeVisible();
  expect(sent).toEqual([{ range: 'bytes=0-65535' }]);
  expect(screen.getByText('The first 64 KB of the file')).toBeVisible();
  vi.unstubAllGlobals();
});

it('says that a type has no preview', async () => {
  open({ path: 'plan.docx', file: { kind: 'document' } });
  expect(await screen.findByText('There is no preview of this type of file')).toBeVisible();
});

it('lists where the file is used, in pages, and counts what the user may not see', async () => {
  const uses = [aUse('Basin board'), aUse('x', { module: 'setting', titles: ['Pages', 'Start'], project: 'north' })];
  const { user, platform } = open({ uses, hidden: 3 });
  const used = await section('Used by');
  expect(await used.findByRole('link', { name: 'Basin board' })).toHaveAttribute(
    'href',
    '/app/dashboard/Basin%20board',
  );
  // A link would open the page of this project.
  expect(used.queryByRole('link', { name: 'Pages › Start' })).not.toBeInTheDocument();
  expect(used.getByText('Dashboards')).toBeVisible();
  expect(used.getByText('Pages › Start')).toBeVisible();
  expect(used.getByText('System settings, project north')).toBeVisible();
  expect(used.getByText('3 more that you may not see')).toBeVisible();

  platform.answer('GET core/mediaLibrary/uses', ({ query }) => ({
    body: { count: 2, visible: 2, uses: [query['skip'] === 0 ? aUse('First') : aUse('Second')] },
  }));
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await user.click(await used.findByRole('button', { name: 'Show more' }));
  expect(await used.findByText('Second')).toBeVisible();
  expect(used.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('names a value of the settings by the titles of its form and its field', async () => {
  open({ uses: [aUse('x', { module: 'setting', id: 'settings/base', pointer: '/logo', titles: [] })] });
  const link = await screen.findByRole('link', { name: 'Basic information › Logo' });
  expect(link).toHaveAttribute('href', '/app/system/list/settings?tab=base');
  expect(screen.queryByText('settings/base')).not.toBeInTheDocument();
});

it('says that nothing uses the file', async () => {
  open();
  expect(await screen.findByText('No setting and no record has the address of this file')).toBeVisible();
});

it('takes an earlier version back after a question, and says why it failed', async () => {
  const { user, platform } = open({ versions: [version] });
  const versions = await section('Earlier versions');
  platform.answer('POST core/mediaLibrary/versions/restore', error('Disk asleep'));
  await user.click(await versions.findByRole('button', { name: /^Restore the version/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await versions.findByText('The version was not restored: Disk asleep')).toBeVisible();
  expect(platform.called('POST', 'core/mediaLibrary/versions/restore')?.body).toEqual({
    path: 'docs/pump.png',
    version: version.id,
  });
});

it('changes the alternative text by the form of its schema', async () => {
  const { user, platform, toasts } = open({ file: { altText: 'A pump' } });
  platform.answer('POST core/mediaLibrary/altText', { body: {} });
  await user.click(await screen.findByRole('button', { name: /Edit$/ }));
  const field = await screen.findByRole('textbox', { name: /Alternative text/ });
  await user.clear(field);
  await user.type(field, 'Two pumps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The alternative text is saved']));
  const change = () => platform.called('POST', 'core/mediaLibrary/altText')?.body;
  expect(change()).toEqual({ path: 'docs/pump.png', altText: 'Two pumps' });
});

it('offers no change without media.edit', async () => {
  open({ versions: [version], permissions: ['media.view'] });
  expect(await (await section('Earlier versions')).findByRole('link')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit$|^Restore/ })).not.toBeInTheDocument();
});

it('says why the file could not be loaded, and tries again', async () => {
  const { user, platform, file } = open();
  platform.answer('GET core/mediaLibrary/file', error('Not found', 'docs/pump.png'));
  await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  expect(await screen.findByText(/^The file could not be loaded: Not found/)).toBeVisible();
  platform.answer('GET core/mediaLibrary/file', { body: file });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Used by')).toBeVisible();
});
