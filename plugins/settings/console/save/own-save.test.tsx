// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingKeys, settingsQuery } from '@signalbox/api/react';
import { memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

const settings = { name: 'Signalbox', notShowCodeAdmin: false, copyright: 'old' };

/** Opens two tabs and edits both. */
async function editTwoTabs() {
  const platform = memoryPlatform({ settings });
  const { user, queries } = renderConsole({ paths: ['/app/settings'], platform });
  await user.type(await screen.findByLabelText('Copyright'), 'er');
  await user.click(screen.getByRole('tab', { name: /Administrator/ }));
  await user.click(await screen.findByRole('switch'));
  const before = platform.requests.length;
  const requests = () => platform.requests.slice(before).map(({ verb, resource }) => `${verb} ${resource}`);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('System settings saved');
    await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
  };
  const shown = () => queries.getQueryData(settingKeys.full());
  const read = () => queries.fetchQuery({ ...settingsQuery(platform.api), staleTime: 0 });
  return { platform, queries, requests, save, shown, read };
}

it('a save reads nothing again: the console has what the platform would answer', async () => {
  const { requests, save, shown, read } = await editTwoTabs();
  await save();
  expect(requests()).toEqual(['PATCH core/setting']);
  const known = shown();
  expect(known).toMatchObject({ settings: { copyright: 'older', notShowCodeAdmin: true, noOpExpireAdmin: null } });
  expect(known).toEqual(await read());
});

it("a save after another user's save reads the settings again", async () => {
  const { platform, requests, save, shown } = await editTwoTabs();
  platform.saveElsewhere({ name: 'Theirs' });
  await save();
  expect(requests()).toEqual(['PATCH core/setting', 'GET core/setting']);
  expect(shown()).toMatchObject({ settings: { name: 'Theirs', copyright: 'older' }, revision: 3 });
});

it('keeps the parts of the settings that the shell shows, without a request', async () => {
  const { queries, requests, save } = await editTwoTabs();
  queries.setQueryData(settingKeys.part(), { title: 'Signalbox', copyright: 'old' });
  queries.setQueryData(settingKeys.login(), { title: 'Signalbox', noOpExpireAdmin: 60 });
  await save();
  expect(requests()).toEqual(['PATCH core/setting']);
  // The platform computes `needVerifyCode` from the switch of the second tab.
  expect(queries.getQueryState(settingKeys.part())?.isInvalidated).toBe(true);
});
