import { theme as antdTheme } from 'antd';
import { describe, expect, test } from 'vitest';
import { builtInThemes } from './built-in-themes';
import { contrastOf } from './contrast';
import { themeConfig } from './theme-config';
import type { Scheme } from './theme-tokens';

const schemes: Scheme[] = ['light', 'dark'];
const pale = { id: 'pale', name: 'Pale', type: 'custom' as const, tokens: { colorPrimary: '#ffe58f' } };
const deep = { id: 'deep', name: 'Deep', type: 'custom' as const, tokens: { colorPrimary: '#001d66' } };
const themes = [undefined, ...builtInThemes((id) => id), pale, deep];
const cases = schemes.flatMap((scheme) => themes.map((theme) => ({ scheme, name: theme?.id ?? 'no theme', theme })));

describe.each(cases)('$scheme colours with $name', ({ scheme, theme }) => {
  const config = themeConfig({ scheme, theme, hasMotion: true });
  const { components = {} } = config;
  /** As antd's algorithm leaves them. */
  const token = antdTheme.getDesignToken(config);
  const grounds = [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated];
  const worst = (color: string | undefined) =>
    Math.min(...grounds.map((ground) => contrastOf(color ?? '', ground ?? '')));

  test('every kind of text is readable on every ground', () => {
    const { colorText, colorTextSecondary, colorTextTertiary, colorTextDescription, colorTextPlaceholder } = token;
    const kinds = { colorText, colorTextSecondary, colorTextTertiary, colorTextDescription, colorTextPlaceholder };
    const faint = Object.entries(kinds).filter(([, color]) => !(worst(color) >= 4.5));
    expect(faint).toEqual([]);
  });

  test('errors, warnings and success are readable on every ground', () => {
    const { colorError, colorWarning, colorSuccess } = token;
    expect(Math.min(...[colorError, colorWarning, colorSuccess].map(worst))).toBeGreaterThanOrEqual(4.5);
  });

  test('a link and the selected tab are readable in their place', () => {
    expect(contrastOf(token.colorLink ?? '', token.colorBgContainer ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(components.Tabs?.itemSelectedColor ?? '', token.colorBgContainer ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test('a link is readable on the ground of the selected entry of a menu', () => {
    expect(contrastOf(token.colorLink, token.colorPrimaryBg)).toBeGreaterThanOrEqual(4.5);
  });

  test('the selected menu entry is readable', () => {
    expect(
      contrastOf(components.Menu?.itemSelectedColor ?? '', components.Menu?.itemSelectedBg ?? ''),
    ).toBeGreaterThanOrEqual(4.5);
  });

  test('a default button is readable under the pointer', () => {
    const { defaultHoverColor = '', defaultActiveColor = '' } = components.Button ?? {};
    for (const color of [defaultHoverColor, defaultActiveColor])
      expect(contrastOf(color, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  });

  test('a primary button is readable, also under the pointer', () => {
    expect(contrastOf(components.Button?.primaryColor ?? '', token.colorPrimaryHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(components.Button?.primaryColor ?? '', token.colorPrimary ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(components.Button?.dangerColor ?? '', token.colorError ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
