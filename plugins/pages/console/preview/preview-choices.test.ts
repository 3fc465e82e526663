import { expect, it } from 'vitest';
import { readChoices, savedLayout, withChoices } from './preview-choices';

const changed = (search: string, changes: Parameters<typeof withChoices>[1]) =>
  withChoices(new URLSearchParams(search), changes).toString();

it('keeps the choices of a closed preview, and parameters of others', () => {
  expect(changed('a=1&preview=open&as=lead&screen=phone', { isOpen: false })).toBe('a=1&as=lead&screen=phone');
});

it('writes no default', () => {
  expect(changed('preview=open&as=lead&language=ar&layout=top&screen=phone', { viewer: undefined })).toBe(
    'preview=open&language=ar&layout=top&screen=phone',
  );
  expect(
    changed('language=ar&layout=top&screen=phone', { language: undefined, layout: undefined, screen: 'desktop' }),
  ).toBe('');
});

it('reads unknown values as the defaults', () => {
  expect(readChoices(new URLSearchParams('preview=yes&layout=round&screen=watch'))).toEqual({
    isOpen: false,
    viewer: undefined,
    language: undefined,
    layout: undefined,
    screen: 'desktop',
  });
});

it.each([
  [{}, 'inline'],
  [{ layout: 'layout1', layout_mode: 'vertical' }, 'beside'],
  [{ layout: 'layout2', layout_mode: 'vertical' }, 'top'],
])('follows the layout of the settings %j: %s', (settings, layout) => {
  expect(savedLayout(settings)).toBe(layout);
});
