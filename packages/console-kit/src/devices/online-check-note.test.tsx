import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakePlatform, renderPage } from '../testing';
import { OnlineCheckNote } from './online-check-note';

afterEach(cleanup);

function show(settings: object, permissions: string[] = []) {
  return renderPage({
    platform: fakePlatform([['GET core/setting/login/part', { body: settings }]]),
    user: { permissions },
    path: 'list/device',
    page: (
      <>
        <OnlineCheckNote />
        <p>Devices</p>
      </>
    ),
    english: {},
    plugin: { id: 'test' },
  });
}
const note = /^The online check of devices is off/;

it('says that the check is off, with a link for those who may switch it on', async () => {
  show({ onlineCheck: false }, ['setting.edit']);
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the setting' }).getAttribute('href')).toBe(
    '/app/modular_settings?tab=online-check',
  );
  cleanup();
  show({ onlineCheck: false });
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([{ onlineCheck: true }, {}])('says nothing for the settings %j', async (settings) => {
  const { platform } = show(settings);
  await expect.poll(() => platform.called('GET', 'core/setting/login/part')).toBeTruthy();
  expect(await screen.findByText('Devices')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});
