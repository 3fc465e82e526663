// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import type { Language } from '../testing/locale-messages';
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

/** The options: title and path. By class, because antd gives a role only to options near the active one. */
async function hits(): Promise<string[]> {
  const options = () => [...document.querySelectorAll('.ant-select-item-option-content')];
  await waitFor(() => expect(options()).not.toEqual([]));
  return options().map((option) => [...option.children].map((part) => part.textContent).join(' — '));
}

describe('searching the settings', () => {
  it('opens the tab of the found field', async () => {
    const { user, router } = await searchFor('signature');
    expect(await hits()).toContain('Signature — Notification services › SMS');
    await user.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/app/system/list/notice_settings',
      search: '?tab=sms',
      hash: '#sms.signName',
    });
    expect(await screen.findByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
  });

  it('focuses the found field', async () => {
    const { user } = await searchFor('SMTP host');
    await hits();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^SMTP host/)).toHaveFocus());
  });

  it("finds texts in the user's language", async () => {
    await searchFor('短信', { language: 'zh-Hans' });
    expect((await hits()).some((hit) => hit.includes('短信') && hit.includes('通知服务配置'))).toBe(true);
  });

  it('shows that nothing matches', async () => {
    await searchFor('zzzz');
    expect(await screen.findByText('No setting matches the search')).toBeVisible();
  });

  it.each([
    { permissions: ['setting.view'], isFound: false },
    { permissions: ['setting.view', 'setting.security'], isFound: true },
  ])('finds a tab only for those who may see it: $permissions', async ({ permissions, isFound }) => {
    await searchFor('password', { user: aUser({ permissions }) });
    const isSecurity = (hit: string) => hit.includes('Request security › Password');
    expect((await hits()).some(isSecurity)).toBe(isFound);
  });

  it.each([false, true])('finds a page only while the settings show it: %s', async (tsdbRetentionPolicyShow) => {
    await searchFor('retention', { settings: { tsdbRetentionPolicyShow } });
    const isPage = (hit: string) => hit.includes('— Time-series storage');
    expect((await hits()).some(isPage)).toBe(tsdbRetentionPolicyShow);
  });
});
