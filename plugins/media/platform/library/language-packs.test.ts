import { describe, expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { trashTools } from '../testing/trash';

const media = mediaPlatform();
const { as, library, post, put, names } = media;
const { trashed } = trashTools(media);

describe('language packs', () => {
  const messages = JSON.stringify({ console: { 'menu.settings': 'Réglages' } });

  test('are listed with code and label, and public', async () => {
    expect(await put('languagePack', 'Français[fr].json', messages)).toEqual({
      url: '/core/media/languagePack/Fran%C3%A7ais%5Bfr%5D.json',
    });
    await put('languagePack', 'العربية[ar].json', messages);
    media.platform.viewer = undefined;
    const packs = await library('/lang');
    expect(packs).toMatchObject([
      { code: 'ar', label: 'العربية' },
      { code: 'fr', label: 'Français', name: 'Français[fr].json' },
    ]);
    const file = await media.platform.app.inject(`/rest${String(packs[1]?.['filePath'])}`);
    expect(file.json()).toEqual({ console: { 'menu.settings': 'Réglages' } });
    as();
    expect(await names('languagePack')).toHaveLength(2);
    expect((await library('?catalog=docs')) as unknown).toMatchObject({ detail: 'media.view' });
  });

  test.each([
    ['another name', 'fr.json', messages],
    ['a code that is none', 'French[../x].json', messages],
    ['another format', 'French[fr].txt', messages],
    ['no JSON', 'French[fr].json', '{'],
    ['a list', 'French[fr].json', '[]'],
    ['words outside a namespace', 'French[fr].json', '{"key": "text"}'],
    ['a word that is no text', 'French[fr].json', '{"console": {"a": 1}}'],
    ['a prototype key', 'French[fr].json', '{"console": {"__proto__": "x"}}'],
    ['too large a pack', 'French[fr].json', JSON.stringify({ console: { a: 'x'.repeat(1024 * 1024) } })],
  ])('are rejected for %s', async (_title, name, content) => {
    expect(await put('languagePack', name, content)).toMatchObject({
      code: expect.toSatisfy((code) => [100_010_005, 100_010_006, 100_010_007].includes(Number(code))),
    });
    expect(await library('/lang')).toEqual([]);
  });

  test('are rejected with encodings that they may be in where none is certain', async () => {
    const title = (text: string) => Buffer.from(`{"console": {"title": "${text}"}}`, 'latin1');
    for (const content of [title('\xdcbersicht'), title('R\xe9glages'), title('\xb1\xea')])
      expect(await put('languagePack', 'Deutsch[de].json', content)).toMatchObject({
        code: 100_010_018,
        message: expect.stringContaining('ISO-8859-1'),
      });
  });

  test('are rejected by the name of the first for a second one of the same language', async () => {
    await put('languagePack', 'Français[fr].json', messages);
    const taken = { code: 100_010_037, field: 'file', params: { code: 'fr', name: 'Français[fr].json' } };
    expect(await put('languagePack', 'French[fr].json', messages)).toMatchObject(taken);
    await put('languagePack', 'Brasil[pt_BR].json', messages);
    expect(await put('languagePack', 'Portuguese[pt_br].json', messages)).toMatchObject({ code: taken.code });
    const rename = { path: 'languagePack/Brasil[pt_BR].json', name: 'Canada[fr].json' };
    expect(await post('rename', rename)).toMatchObject({ code: taken.code });
    expect(await post('rename', { ...rename, name: 'Brazil[pt_BR].json' })).toMatchObject({ status: 'OK' });
    expect(await names('languagePack')).toEqual(['Brazil[pt_BR].json', 'Français[fr].json']);
  });

  test('come back from the trash only while no other pack has their language', async () => {
    await put('languagePack', 'Français[fr].json', messages);
    await post('delete', { paths: ['languagePack/Français[fr].json'] });
    await put('languagePack', 'French[fr].json', messages);
    const ids = [await trashed('languagePack/Français[fr].json')];
    expect(await post('trash/restore', { ids })).toMatchObject({ code: 100_010_037 });
    await post('delete', { paths: ['languagePack/French[fr].json'] });
    expect(await post('trash/restore', { ids })).not.toHaveProperty('code');
    expect(await names('languagePack')).toEqual(['Français[fr].json']);
  });

  test('may be added and removed with the permission to change settings', async () => {
    as('setting.edit');
    await put('languagePack', 'Français[fr].json', messages);
    expect(await put('docs', 'x.txt')).toMatchObject({ detail: 'media.add' });
    expect(await post('delete', { paths: ['languagePack/Français[fr].json'] })).toMatchObject({ status: 'OK' });
    expect(await library('/lang')).toEqual([]);
  });
});
