import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast';
import { schemeComponents, schemeTokens, type Scheme } from './theme-tokens';

const schemes: Scheme[] = ['light', 'dark'];

describe.each(schemes)('tokens of the %s scheme', (scheme) => {
  const tokens = schemeTokens[scheme];
  const grounds = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const;
  const texts = [
    'colorText',
    'colorTextSecondary',
    'colorTextTertiary',
    'colorTextDescription',
    'colorTextPlaceholder',
    'colorLink',
    'colorError',
    'colorWarning',
    'colorSuccess',
  ] as const;

  test.each(texts)('%s reads well on every ground', (text) => {
    for (const ground of grounds)
      expect(contrastOf(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('white reads well on a primary button, also under the pointer', () => {
    expect(contrastOf('#ffffff', tokens.colorPrimary ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('#ffffff', tokens.colorPrimaryActive ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('the selected menu entry reads well', () => {
    const { itemSelectedColor = '', itemSelectedBg = '' } = schemeComponents[scheme].Menu ?? {};
    expect(contrastOf(itemSelectedColor, itemSelectedBg)).toBeGreaterThanOrEqual(4.5);
  });
});
