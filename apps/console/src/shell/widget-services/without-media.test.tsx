// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plugins } from '../../plugins';
import { fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

const all = [...plugins];
afterEach(() => {
  closeConsole();
  plugins.splice(0, plugins.length, ...all);
});

/** Opens the page of a settings group whose fields are pictures. */
async function openPictures() {
  renderConsole({ platform: fakePlatform({ user: { isSuper: true } }), path: '/app/settings', token: 'Bearer one' });
  // Both uploads are the console's own.
  expect((await screen.findAllByRole('button', { name: 'Upload an image' })).length).toBeGreaterThan(0);
}

it('offers the media library beside each picture', async () => {
  await openPictures();
  expect((await screen.findAllByRole('button', { name: 'Choose from the media library' })).length).toBeGreaterThan(0);
});

it('runs without the plug-in of the media, and offers no library', async () => {
  plugins.splice(0, plugins.length, ...all.filter(({ id }) => id !== 'media'));
  await openPictures();
  expect(screen.queryByRole('button', { name: 'Choose from the media library' })).not.toBeInTheDocument();
});
