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

const emptyGroup: GroupDefinition = { key: 'empty', order: 1, icon: 'setting', permission: { view: 'setting.view' } };

const tabNames = (strip: HTMLElement) =>
  within(strip)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

describe('a settings page', () => {
  it('names itself, its group and its tabs in order', async () => {
    const { titles } = renderConsole({ paths: ['/app/reception_settings'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Front-end system' })).toBeVisible();
    expect(tabNames(await screen.findByRole('tablist'))).toEqual(tabTitles('reception_settings'));
    expect(titles).toEqual(['Front-end system']);
  });

  it('says in a tab of nested tabs which one is open, by the address', async () => {
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

  it('says its name once where a tab is all one section, and keeps the titles of the sections inside', async () => {
    renderConsole({ paths: ['/app/modular_settings?tab=module&index=1'] });
    expect(await screen.findByRole('heading', { level: 2, name: 'License reminder' })).toBeVisible();
    const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
    await waitFor(() => expect(headings()).toEqual(['Modules', 'License reminder', 'Size of the box']));
  });

  it('opens the first tab where the address names none that there is', async () => {
    renderConsole({ paths: ['/app/notice_settings?tab=pigeon'] });
    expect(await screen.findByRole('tab', { name: 'DingTalk', selected: true })).toBeVisible();
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

  it('says why the settings could not be loaded, and loads them when asked again', async () => {
    const platform = memoryPlatform();
    platform.once('core/setting', () => failure('internal', { message: 'The database is away' }));
    const { user } = renderConsole({ paths: ['/app/settings'], platform });
    expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loadedThe database is away');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Basic information' })).toBeVisible();
  });

  it('says that the platform did not answer, where it was silent', async () => {
    const platform = memoryPlatform();
    platform.once('core/setting', () => Promise.reject(new TypeError('network')));
    renderConsole({ paths: ['/app/settings'], platform });
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform did not answer. Check the connection');
  });

  it('says that a group has no tabs yet, also to a super administrator', async () => {
    const page = <SettingsTabs group={emptyGroup} saved={{ settings: {}, revision: 1 }} forms={[]} compiled={{}} />;
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText('This page has no tabs yet.')).toBeVisible();
  });

  it('says that a group has no tab that the reader may see', async () => {
    const [form] = forms.filter(({ permission }) => 'view' in permission);
    const page = <NoTabs forms={[form!]} viewer={{ isSuper: false, isAdmin: true, permissions: new Set() }} />;
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText(/Your account may not see any of these settings/)).toBeVisible();
  });

  it('says that the tabs of a group are hidden by other settings', async () => {
    const group = groups.find(({ key }) => key === 'settings')!;
    const formsOfIt = forms.filter(({ place }) => place.group === group.key);
    const page = <SettingsTabs group={group} saved={{ settings: {}, revision: 1 }} forms={formsOfIt} compiled={{}} />;
    renderConsole({ paths: ['/app/settings'], page });
    expect(await screen.findByText(/^None of the tabs of this page can be opened at present/)).toBeVisible();
  });

  it('shows nothing where a group has no description', async () => {
    const page = (
      <SettingsFrame group={emptyGroup} isBesideMenu={false}>
        Content
      </SettingsFrame>
    );
    renderConsole({ paths: ['/app/empty'], page });
    expect(await screen.findByText('Content')).toBeVisible();
    expect(screen.queryByText('description')).toBeNull();
  });

  it('says so where there is no such group', async () => {
    renderConsole({ paths: ['/app/unheard_of'] });
    expect(await screen.findByText('There are no such settings')).toBeVisible();
  });

  it('keeps the place of the template chooser on the basic information', async () => {
    renderConsole({ paths: ['/app/settings'] });
    expect(await screen.findByText(/Coming soon/)).toBeVisible();
  });

  it('speaks the language of the reader', async () => {
    renderConsole({ paths: ['/app/settings'], language: 'zh-Hans' });
    expect(await screen.findByRole('heading', { level: 1, name: '中台基础配置' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '保存' })).toBeDisabled();
  });
});

describe('permission of a tab', () => {
  it('hides a tab from those who may not view it', async () => {
    const permissions = ['setting.view', 'setting.edit'];
    renderConsole({ paths: ['/app/settings?tab=administrators'], user: aUser({ permissions }) });
    const names = tabNames(await screen.findByRole('tablist'));
    expect(names).toEqual(tabTitles('settings', { permissions }));
    expect(names).not.toContain('Administrators');
    expect(selected()).toEqual(['Basic information']);
  });

  it('shows it to those who may', async () => {
    const permissions = ['setting.view', 'setting.security'];
    renderConsole({ paths: ['/app/settings'], user: aUser({ permissions }) });
    const names = tabNames(await screen.findByRole('tablist'));
    expect(names).toEqual(tabTitles('settings', { permissions }));
    expect(names).toContain('Administrators');
  });

  it('lets those without the edit permission look but not change, and says which permission it takes', async () => {
    renderConsole({ paths: ['/app/settings'], user: aUser({ permissions: ['setting.view'] }) });
    expect(await screen.findByText(/Changing them needs the permission “setting.edit”/)).toBeVisible();
    expect(await screen.findByLabelText('Copyright')).toBeDisabled();
    expect(screen.getByRole('switch')).toBeDisabled();
    // By text: jsdom takes seconds to work out the roles around a disabled upload.
    for (const text of [...(await screen.findAllByText('Upload an image')), screen.getByText('Save')]) {
      expect(text.closest('button')).toBeDisabled();
    }
  });
});
