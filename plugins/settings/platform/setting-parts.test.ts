import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { aClerk, call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
  platform.viewer = aViewer();
  await patch(platform, {
    name: { zh_Hans: '港口', en: 'Harbour' },
    copyright: 'ours',
    logo: '/rest/core/media/img/logo.png',
    theme: { id: 'night', name: 'Night', type: 'custom', isDark: true, tokens: { colorPrimary: '#112233' } },
    loginDuration: { count: 1, unit: 'd', time: 86_400 },
    noOpExpireSetting: { count: 1, unit: 'h', time: 3_600 },
    errorLogin: { count: 3, duration: { count: 1, unit: 'm', time: 60 } },
    userExpand: { onlineMessage: { outLine: true, content: 'gone' }, passwordExpireDays: 90 },
    pressMoney: { expireSettings: [{ id: 'a', expireTime: '2030-01-01T00:00:00Z', code: 'heron' }] },
    email: { host: 'mail', port: 25, from: 'a@b.example', password: 'kingfisher' },
    tsdbRetentionPolicyShow: true,
  });
});
afterAll(() => platform.close());

function write(path: string) {
  return platform.kit.files.write(path, Readable.from([Buffer.from('{}')]));
}

const part = (headers: Record<string, string> = {}) => call(platform, { url: '/rest/core/setting/part', headers });

describe('the settings of the login page', () => {
  it('need no token, and contain the appearance', async () => {
    platform.viewer = undefined;
    const { status, body } = await part();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: { zh_Hans: '港口', en: 'Harbour' },
      copyright: 'ours',
      logo: '/rest/core/media/img/logo.png',
      languages: ['zh_Hans', 'en', 'fr', 'ar'],
      layout: 'layout1',
      layout_mode: 'inline',
      theme: { id: 'night', tokens: { colorPrimary: '#112233' } },
      notShowCode: false,
      needVerifyCode: true,
      safeRequest: false,
    });
  });

  it('name a language once one is chosen: until then, pages follow the browser', async () => {
    expect((await part()).body).not.toHaveProperty('language');
    platform.viewer = aViewer();
    await patch(platform, { language: 'fr' });
    platform.viewer = undefined;
    expect((await part()).body).toMatchObject({ language: 'fr' });
    platform.viewer = aViewer();
    await patch(platform, { language: null });
    platform.viewer = undefined;
    expect((await part()).body).not.toHaveProperty('language');
  });

  it('have the title in the language of the request, else in that of the settings', async () => {
    expect((await part({ 'accept-language': 'en-GB' })).body['title']).toBe('Harbour');
    expect((await part({ 'accept-language': 'zh-CN' })).body['title']).toBe('港口');
    expect((await part({ 'accept-language': 'fr' })).body['title']).toBe('港口');
  });

  it('reveal nothing about security settings', async () => {
    const { body } = await part();
    for (const name of ['errorLogin', 'loginLimit', 'loginDuration', 'pressMoney', 'email', 'userExpand', 'ftp'])
      expect(body).not.toHaveProperty(name);
  });
});

describe('the captcha requirement', () => {
  const north = { 'x-request-project': 'north' };
  const options = async (headers = {}) => {
    const { notShowCode, needVerifyCode } = (await part(headers)).body;
    return { notShowCode, needVerifyCode };
  };

  it.each([
    [
      { notShowCode: true, notShowCodeAdmin: false },
      { notShowCode: true, needVerifyCode: true },
    ],
    [
      { notShowCode: false, notShowCodeAdmin: true },
      { notShowCode: false, needVerifyCode: true },
    ],
    [
      { notShowCode: true, notShowCodeAdmin: true },
      { notShowCode: true, needVerifyCode: false },
    ],
  ])('is computed for %j, by the rules of the project that has the accounts', async (settings, expected) => {
    platform.viewer = aViewer();
    await patch(platform, settings);
    expect(await options()).toEqual(expected);
    expect(await options(north)).toEqual(expected);
  });

  it('ignores the settings of other projects', async () => {
    platform.viewer = aViewer();
    await patch(platform, { notShowCode: false, notShowCodeAdmin: false });
    await patch(platform, { notShowCode: true, notShowCodeAdmin: true }, north);
    expect(await options(north)).toEqual({ notShowCode: false, needVerifyCode: true });
  });
});

const packs = async (project: string) => (await part({ 'x-request-project': project })).body['languagePacks'];

describe('language packs', () => {
  it('are listed with their media library URL', async () => {
    platform.viewer = undefined;
    expect(await packs('default')).toEqual([]);
    await write('languagePack/Français[fr].json');
    await write('languagePack/notes.json');
    const french = { code: 'fr', label: 'Français', url: '/core/media/languagePack/Fran%C3%A7ais%5Bfr%5D.json' };
    expect(await packs('default')).toEqual([french]);
    expect(await packs('other')).toEqual([french]);
    await write('_p_other/languagePack/Deutsch[de].json');
    expect(await packs('other')).toMatchObject([{ code: 'de', label: 'Deutsch' }]);
  });
});

describe('the settings of the shell', () => {
  it('need a token but no permission, and omit codes and the rules of other users', async () => {
    platform.viewer = undefined;
    const url = '/rest/core/setting/login/part';
    expect((await call(platform, { url })).status).toBe(401);
    platform.viewer = aClerk();
    const { body } = await call(platform, { url });
    expect(body).toMatchObject({
      title: '港口',
      loginDuration: { time: 86_400 },
      noOpExpire: 3_600,
      noOpExpireAdmin: null,
      tsdbRetentionPolicyShow: true,
      onlineCheck: false,
      userExpand: { onlineMessage: { outLine: true, content: 'gone' } },
      pressMoney: { expireSettings: [{ id: 'a', code: { isSet: true } }], position: 'bottomRight' },
    });
    expect(body['mediaLibraryAllowList']).toHaveLength(7);
    expect(body['userExpand']).not.toHaveProperty('passwordExpireDays');
    for (const name of ['email', 'errorLogin', 'errorLoginAdmin', 'ftp']) expect(body).not.toHaveProperty(name);
    expect(JSON.stringify(body)).not.toMatch(/heron|kingfisher/);
  });
});
