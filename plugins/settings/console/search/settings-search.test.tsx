// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import type { Language } from '../testing/reader-words';
import { aUser, renderConsole } from '../testing/render-console';

async function searchFor(
  text: string,
  {
    language = 'en',
    user = aUser({ isSuper: true }),
    settings = {},
  }: { language?: Language; user?: ReturnType<typeof aUser>; settings?: { tsdbRetentionPolicyShow?: boolean } } = {},
) {
  const setup = renderConsole({
    paths: ['/app/settings'],
    language,
    user,
    platform: memoryPlatform({ settings: { name: 'Signalbox', ...settings } }),
  });
  const input = await screen.findByRole('combobox', { name: language === 'en' ? 'Search settings' : '搜索设置' });
  await screen.findByRole('tab', { selected: true });
  await setup.user.type(input, text);
  return { ...setup, input };
}

/** Titles of the hits, with the trail that leads to them. */
async function hits(): Promise<string[]> {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).queryAllByRole('option')).not.toEqual([]));
  return within(list)
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label') ?? option.textContent ?? '');
}

describe('searching the settings', () => {
  it('goes to the field that was found, on its tab, and puts the cursor there', async () => {
    const { user, router } = await searchFor('signature');
    expect((await hits())[0]).toBe('Signature — Notification services › SMS');
    await user.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/app/system/list/notice_settings',
      search: '?tab=sms',
      hash: '#sms.signName',
    });
    expect(await screen.findByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
  });

  it('focuses the field', async () => {
    const { user } = await searchFor('sender ip nothing');
    await user.clear(screen.getByRole('combobox', { name: 'Search settings' }));
    await user.type(screen.getByRole('combobox', { name: 'Search settings' }), 'SMTP host');
    await hits();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^SMTP host/)).toHaveFocus());
  });

  it("finds by the reader's own words", async () => {
    await searchFor('短信', { language: 'zh-Hans' });
    expect((await hits()).some((hit) => hit.includes('短信') && hit.includes('通知服务配置'))).toBe(true);
  });

  it('says that nothing has these words', async () => {
    await searchFor('zzzz');
    expect(await screen.findByText('No setting has these words')).toBeVisible();
  });

  it('finds no tab that the reader may not see', async () => {
    await searchFor('password', { user: aUser({ permissions: ['setting.view'] }) });
    expect((await hits()).filter((hit) => hit.includes('Request security'))).toEqual([]);
  });

  it('finds a hidden page only once it is shown', async () => {
    await searchFor('time-series storage');
    expect((await hits()).filter((hit) => hit.startsWith('Time-series storage'))).toEqual([]);
  });
});
