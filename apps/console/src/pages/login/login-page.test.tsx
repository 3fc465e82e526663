// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aError, fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';
import { returnPath } from './login-page';

afterEach(closeConsole);

async function fillIn({ user }: ReturnType<typeof renderConsole>, password = 'open sesame') {
  await user.type(await screen.findByLabelText('User name'), 'warden');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('login page', () => {
  test('logs in with the SHA-1 of the password and opens the requested page', async () => {
    const platform = fakePlatform();
    const opened = renderConsole({ platform, path: '/app/backup' });
    await fillIn(opened);
    expect(await screen.findByRole('heading', { level: 1, name: 'Backup and restore' })).toBeTruthy();
    expect(platform.calls.find(({ resource }) => resource === 'core/auth/login')?.body).toEqual({
      username: 'warden',
      password: '5bcaff7f22ff533ca099b3408ead876c0ebba9a7',
    });
    expect(localStorage.getItem('signalbox.token.default')).toBe('"Bearer one"');
  });

  test('shows why a login failed, and asks for the captcha from then on', async () => {
    const platform = fakePlatform();
    platform.answer('POST core/auth/login', aError({ text: 'User name or password is not correct' }));
    const opened = renderConsole({ platform, path: '/login' });
    await fillIn(opened);
    expect(await screen.findByText('User name or password is not correct')).toBeTruthy();
    const code = await screen.findByRole('textbox', { name: 'Verification code' });
    await opened.user.type(code, 'a7k2');
    // jsdom ends no transition, so the button may keep the icon of the first login beside its text.
    await opened.user.click(screen.getByRole('button', { name: /Log in$/ }));
    await waitFor(() =>
      expect(platform.calls.filter(({ resource }) => resource === 'core/auth/login').at(-1)?.body).toMatchObject({
        verifyCode: 'a7k2',
      }),
    );
  });

  test('fetches another picture by keyboard', async () => {
    const platform = fakePlatform();
    platform.answer('POST core/auth/login', aError({ text: 'No' }));
    const opened = renderConsole({ platform, path: '/login' });
    await fillIn(opened);
    const drawn = () => platform.calls.filter(({ resource }) => resource === 'core/auth/captcha').length;
    const refresh = await screen.findByRole('button', { name: 'Show another picture' });
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    const before = drawn();
    refresh.focus();
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(drawn()).toBe(before + 1));
  });

  test.each([
    ['after a 451', { part: {}, error: aError({ status: 451, text: 'Rejected' }) }],
    ['where the settings switch it off', { part: { notShowCode: true }, error: aError({ text: 'Rejected' }) }],
  ])('asks for no captcha %s', async (_when, { part, error }) => {
    const platform = fakePlatform({ part });
    platform.answer('POST core/auth/login', error);
    const opened = renderConsole({ platform, path: '/login' });
    await fillIn(opened);
    expect(await screen.findByText('Rejected')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  });

  test('shows an error beside an empty field, and sends nothing', async () => {
    const platform = fakePlatform();
    const { user } = renderConsole({ platform, path: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Password cannot be empty')).toBeTruthy();
    const username = screen.getByLabelText('User name');
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(username);
    await user.type(username, 'warden');
    expect(screen.queryByText('User name cannot be empty')).toBeNull();
    expect(screen.getByText('Password cannot be empty')).toBeTruthy();
    expect(platform.calls.some(({ resource }) => resource === 'core/auth/login')).toBe(false);
  });

  test('shows the language of the settings, and the chosen one after a switch', async () => {
    const platform = fakePlatform({ part: { language: 'zh_Hans', name: { zh_Hans: '信号箱', en: 'Signalbox' } } });
    const { user } = renderConsole({ platform, path: '/login' });
    expect(await screen.findByRole('heading', { name: '信号箱' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-Hans');
    await waitFor(() => expect(document.title).toBe('登录 · 信号箱'));
    await user.click(screen.getByRole('button', { name: '语言：简体中文' }));
    await user.click(await screen.findByText('English'));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Log in · Signalbox'));
  });

  test('is right to left for Arabic, and shows English for messages that the pack lacks', async () => {
    const platform = fakePlatform({
      part: {
        language: 'ar',
        languagePacks: [{ code: 'ar', label: 'العربية', url: 'core/media/languagePack/ar.json' }],
      },
    });
    platform.answer('GET core/media/languagePack/ar.json', { body: { console: { 'login.submit': 'تسجيل الدخول' } } });
    renderConsole({ platform, path: '/login' });
    expect(await screen.findByRole('button', { name: 'تسجيل الدخول' })).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the page after the login', () => {
  test('is the previous page, query included', () => {
    expect(returnPath({ from: '/app/settings?tab=base' })).toBe('/app/settings?tab=base');
  });

  test.each([
    null,
    {},
    { from: 'https://elsewhere.example' },
    { from: '//elsewhere.example/app' },
    { from: '/login' },
    { from: '/application' },
  ])('is the home page instead of %o', (state) => {
    expect(returnPath(state)).toBe('/app');
  });
});
