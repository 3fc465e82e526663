import type { ThemeValue } from '@signalbox/api';
import { describe, expect, test } from 'vitest';
import { schemeOf, themeConfig } from './theme-config';
import { schemeTokens, type Scheme } from './theme-tokens';

const dusk = {
  id: 'dusk',
  name: 'Dusk',
  type: 'custom' as const,
  isDark: true,
  tokens: { colorPrimary: '#ffd666', colorBgLayout: '#101018', borderRadius: 2 },
};

const configOf = (scheme: Scheme, theme?: ThemeValue, hasMotion = true) => themeConfig({ scheme, theme, hasMotion });

describe('theme', () => {
  test('animates nothing for a user who prefers reduced motion, with any theme', () => {
    expect(configOf('light', { ...dusk, tokens: { motion: true } }, false).token).toMatchObject({ motion: false });
    expect(configOf('light').token).toMatchObject({ motion: true });
  });

  test('takes light or dark from the user, then the theme, then the system', () => {
    expect(schemeOf({ chosen: 'light', theme: dusk, isSystemDark: true })).toBe('light');
    expect(schemeOf({ chosen: 'system', theme: dusk, isSystemDark: false })).toBe('light');
    expect(schemeOf({ chosen: null, theme: dusk, isSystemDark: false })).toBe('dark');
    expect(schemeOf({ chosen: null, theme: undefined, isSystemDark: true })).toBe('dark');
  });

  test('applies all tokens of a theme in the scheme that it is made for', () => {
    expect(configOf('dark', dusk).token).toMatchObject({
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
    expect(configOf('dark', theme).token).toMatchObject({
      colorPrimary: '#ffd666',
      colorBgLayout: schemeTokens.dark.colorBgLayout,
    });
  });

  test('keeps the other scheme readable: light takes only shape and primary colour of a dark theme', () => {
    expect(configOf('light', dusk).token).toMatchObject({
      colorPrimary: '#ffd666',
      colorBgLayout: schemeTokens.light.colorBgLayout,
      borderRadius: 2,
    });
  });

  test('writes dark on a pale primary button and white on a deep one', () => {
    expect(configOf('dark', dusk).components?.Button?.primaryColor).toBe('#0c1a1f');
    expect(configOf('light').components?.Button?.primaryColor).toBe('#ffffff');
  });
});
