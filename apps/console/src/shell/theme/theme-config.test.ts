import { describe, expect, test } from 'vitest';
import { schemeOf, themeConfig } from './theme-config';
import { schemeTokens } from './theme-tokens';

const dusk = {
  id: 'dusk',
  name: 'Dusk',
  type: 'custom' as const,
  isDark: true,
  tokens: { colorPrimary: '#ffd666', colorBgLayout: '#101018', borderRadius: 2 },
};

describe('theme', () => {
  test('takes light or dark from the user, then the theme, then the system', () => {
    expect(schemeOf({ chosen: 'light', theme: dusk, isSystemDark: true })).toBe('light');
    expect(schemeOf({ chosen: 'system', theme: dusk, isSystemDark: false })).toBe('light');
    expect(schemeOf({ chosen: null, theme: dusk, isSystemDark: false })).toBe('dark');
    expect(schemeOf({ chosen: null, theme: undefined, isSystemDark: true })).toBe('dark');
  });

  test('applies all tokens of a theme in the scheme that it is made for', () => {
    expect(themeConfig('dark', dusk).token).toMatchObject({
      colorPrimary: '#ffd666',
      colorBgLayout: '#101018',
      borderRadius: 2,
    });
  });

  test.each([
    'url(https://evil.example/a.png)',
    String.raw`\75 rl(//evil.example/a)`,
    'IMAGE-SET("//evil.example/a" 1x)',
  ])('drops a stored token that would load a resource: %s', (colorBgLayout) => {
    const theme = { ...dusk, tokens: { ...dusk.tokens, colorBgLayout } };
    expect(themeConfig('dark', theme).token).toMatchObject({
      colorPrimary: '#ffd666',
      colorBgLayout: schemeTokens.dark.colorBgLayout,
    });
  });

  test('keeps the other scheme readable: light takes only shape and primary colour of a dark theme', () => {
    expect(themeConfig('light', dusk).token).toMatchObject({
      colorPrimary: '#ffd666',
      colorBgLayout: schemeTokens.light.colorBgLayout,
      borderRadius: 2,
    });
  });

  test('writes dark on a pale primary button and white on a deep one', () => {
    expect(themeConfig('dark', dusk).components?.Button?.primaryColor).toBe('#0c1a1f');
    expect(themeConfig('light', undefined).components?.Button?.primaryColor).toBe('#ffffff');
  });
});
