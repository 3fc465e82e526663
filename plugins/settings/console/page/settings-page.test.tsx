// @vitest-environment jsdom
import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forms, groups, type GroupDefinition } from '@signalbox/schemas';
import { SettingsFrame } from '../side-menu/settings-frame';
import { failure, memoryPlatform } from '../testing/memory-platform';
import { aUser, renderConsole } from '../testing/render-console';
import { tabTitles } from '../testing/tab-titles';
import { NoTabs } from './no-tabs';
import { SettingsTabs } from './settings-tabs';

const emptyGroup: GroupDefinition = {
  key: 'empty',
  order: 1,
  icon: 'setting',
  permission: { view: 'setting.view', edit: 'setting.edit' },
};

const tabNames = (strip: HTMLElement) =>
  within(strip)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

describe('a settings page', () => {
  it('shows its title, its group and its tabs in order', async () => {
    const { titles } = renderConsole({ paths: ['/app/reception_settings'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Front-end system' })).toBeVisible();
    expect(tabNames(await screen.findByRole('tablist'))).toEqual(tabTitles('reception_settings'));
    expect(titles).toEqual(['Front-end system']);
  });

  it('selects the nested tab by the URL', async () => {
    const { user, router } = renderConsole({ paths: ['/app/modular_settings?tab=module&index=1'] });
    await screen.findByRole('tab', { name: 'License reminder', selected: true });
    const [outer, inner] = screen.getAllByRole('tablist');
    expect(tabNames(outer!)).toEqual(tabTitles('modular_settings'));
    expect(tabNames(inner!)).toEqual(tabTitles('modular_settings', { parentTab: 'module' }));
    await user.click(within(inner!).getByRole('tab', { name: 'Network disconnect config' }));
    expect(router.state.location.search).toBe('?tab=module&index=0');
    await user.click(within(outer!).getByRole('tab', { name: 'File server' }));
    expect(await screen.findByRole('tab', { name: 'FTP', selected: true })).toBeVisible();
  });

  it('shows the title once for a tab with a single section, and keeps the titles of inner sections', async () => {
    renderConsole({ paths: ['/app/modular_settings?tab=module&index=1'] });
    expect(await screen.findByRole('heading', { level: 2, name: 'License reminder' })).toBeVisible();
    const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
    await waitFor(() => expect(headings()).toEqual(['Modules', 'License reminder', 'Size of the box']));
  });

  it('opens the first tab if the URL names none or an unknown one', async () => {
    renderConsole({ paths: ['/app/notice_settings?tab=pigeon'] });
    expect(await screen.findByRole('tab', { name: 'DingTalk', selected: true })).toBeVisible();
  });

  it('ignores a part of the address that is not a name of a field', async () => {
    renderConsole({ paths: ['/app/settings#100%'] });
    expect(await screen.findByLabelText(/^System name/, { selector: 'input' })).toBeVisible();
  });

  it('waits for the settings, then shows them', async () => {
    const platform = memoryPlatform({ settings: { name: 'Signalbox' } });
    let answer = () => {};
    platform.once('core/setting', () => new Promise((resolve) => void (answer = () => resolve(undefined!))));
    renderConsole({ paths: ['/app/settings'], platform });
    expect(await screen.findByRole('status', { name: 'Loading the settings' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
    answer();
    expect(await screen.findByLabelText(/^System name/, { selector: 'input' })).toHaveValue('Signalbox');
  });

  it('shows why the settings could not be loaded, and retries on request', async () => {
    const platform = memoryPlatform();
    platform.once('core/setting', () => failure('internal', { message: 'The database is away' }));
    const { user } = renderConsole({ paths: ['/app/settings'], platform });
    expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loadedThe database is away');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Basic information' })).toBeVisible();
  });

  it('shows that the platform did not answer', async () => {
    const platform = memoryPlatform();
    platform.once('core/setting', () => Promise.reject(new TypeError('network')));
    renderConsole({ paths: ['/app/settings'], platform });
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform did not answer. Check the connection');
  });

  it('shows that a group has no tabs yet, also to a super administrator', async () => {
    const page = <SettingsTabs group={emptyGroup} saved={{ settings: {}, revision: 1 }} forms={[]} compiled={{}} />;
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText('This page has no tabs yet.')).toBeVisible();
  });

  it('shows that the user may see no tab of a group', async () => {
    const [form] = forms.filter(({ permission }) => 'view' in permission);
    const page = <NoTabs forms={[form!]} viewer={{ isSuper: false, isAdmin: true, permissions: new Set() }} />;
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText(/Your account may not see any of these settings/)).toBeVisible();
  });

  it('shows that other settings hide the tabs of a group', async () => {
    const group = groups.find(({ key }) => key === 'settings')!;
    const formsOfIt = forms.filter(({ place }) => place.group === group.key);
    const page = <SettingsTabs group={group} saved={{ settings: {}, revision: 1 }} forms={formsOfIt} compiled={{}} />;
    renderConsole({ paths: ['/app/settings'], page });
    expect(await screen.findByText(/^None of the tabs of this page can be opened at present/)).toBeVisible();
  });

  it('shows nothing for a group without a description', async () => {
    const page = (
      <SettingsFrame group={emptyGroup} isBesideMenu={false}>
        Content
      </SettingsFrame>
    );
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText('Content')).toBeVisible();
    expect(screen.queryByText('description')).toBeNull();
  });

  it.each(['unheard_of', 'Settings', '__proto__'])('shows that a group does not exist, as %s', async (key) => {
    renderConsole({ paths: [`/app/system/list/${key}`] });
    const heading = await screen.findByRole('heading', { level: 1, name: 'There are no such settings' });
    expect(heading.closest('header')?.querySelector('[data-icon="setting"]')).not.toBeNull();
    expect(screen.getByText('Choose a group in the menu.')).toBeVisible();
  });

  it('shows the placeholder of the template chooser on the basic information', async () => {
    renderConsole({ paths: ['/app/settings'] });
    expect(await screen.findByText(/Coming soon/)).toBeVisible();
  });

  it('uses the language of the user', async () => {
    renderConsole({ paths: ['/app/settings'], language: 'zh-Hans' });
    expect(await screen.findByRole('heading', { level: 1, name: '中台基础配置' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '保存' })).toBeDisabled();
  });
});

describe('permission of a tab', () => {
  it('hides a tab without the permission to view it', async () => {
    const permissions = ['setting.view', 'setting.edit'];
    renderConsole({ paths: ['/app/settings?tab=administrators'], user: aUser({ permissions }) });
    const names = tabNames(await screen.findByRole('tablist'));
    expect(names).toEqual(tabTitles('settings', { permissions }));
    expect(names).not.toContain('Administrators');
    expect(selected()).toEqual(['Basic information']);
  });

  it('shows it with the permission', async () => {
    const permissions = ['setting.view', 'setting.security'];
    renderConsole({ paths: ['/app/settings'], user: aUser({ permissions }) });
    const names = tabNames(await screen.findByRole('tablist'));
    expect(names).toEqual(tabTitles('settings', { permissions }));
    expect(names).toContain('Administrators');
  });

  it('is read-only without the edit permission, names that permission, and has no Save', async () => {
    renderConsole({ paths: ['/app/system/list/settings'], user: aUser({ permissions: ['setting.view'] }) });
    expect(await screen.findByText(/Changing them needs the permission “setting.edit”/)).toBeVisible();
    expect(await screen.findByLabelText('Copyright')).toBeDisabled();
    expect(screen.getByRole('switch')).toBeDisabled();
    // By text: jsdom takes seconds to compute the roles around a disabled upload.
    for (const text of await screen.findAllByText('Upload an image')) expect(text.closest('button')).toBeDisabled();
    expect(screen.queryByText('Save')).toBeNull();
    expect(screen.queryByText('Cancel')).toBeNull();
  });

  it('keeps Save beside a read-only tab while another tab can be changed', async () => {
    const user = aUser({ permissions: ['setting.view', 'setting.security'] });
    renderConsole({ paths: ['/app/system/list/settings'], user });
    expect(await screen.findByText(/Changing them needs the permission “setting.edit”/)).toBeVisible();
    expect(screen.getByText('Save')).toBeVisible();
  });
});
