import type { ThemeConfig } from 'antd';

/**
 * The design: an 8 px grid, quiet surfaces, one deep teal for controls.
 * Every pair of text and ground here meets WCAG AA (4.5 : 1; 3 : 1 for outlines and icons).
 */
export type Scheme = 'light' | 'dark';
type Tokens = NonNullable<ThemeConfig['token']>;
type Components = NonNullable<ThemeConfig['components']>;

export const sharedTokens: Tokens = {
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans Arabic', 'Geeza Pro', Tahoma, Arial, sans-serif",
  fontFamilyCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: 15,
  borderRadius: 8,
  borderRadiusLG: 14,
  borderRadiusSM: 6,
  controlHeight: 40,
  controlHeightLG: 48,
  controlHeightSM: 32,
  sizeUnit: 4,
  sizeStep: 4,
  wireframe: false,
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.22s',
};

export const schemeTokens: Record<Scheme, Tokens> = {
  light: {
    colorPrimary: '#0b6870',
    colorSuccess: '#1b7a4b',
    colorWarning: '#a85b00',
    colorError: '#c0342b',
    colorTextBase: '#13232a',
    colorText: '#13232a',
    colorTextSecondary: '#4a5c64',
    colorTextTertiary: '#5d6f77',
    colorTextDescription: '#566870',
    colorTextPlaceholder: '#5f7078',
    colorTextDisabled: '#7b8a91',
    colorBgBase: '#ffffff',
    colorBgLayout: '#f4f6f6',
    colorBgContainer: '#ffffff',
    colorBgElevated: '#ffffff',
    colorBorder: '#c3ced2',
    colorBorderDisabled: '#d9e0e3',
    colorBorderSecondary: '#e2e8ea',
    colorSplit: '#e2e8ea',
    boxShadowTertiary: '0 1px 2px rgba(19, 35, 42, 0.04), 0 4px 16px rgba(19, 35, 42, 0.04)',
  },
  dark: {
    colorPrimary: '#17808a',
    colorSuccess: '#4fbf88',
    colorWarning: '#e0a24a',
    colorError: '#f0776d',
    colorTextBase: '#e8eff1',
    colorText: '#e4ecee',
    colorTextSecondary: '#aab9be',
    colorTextTertiary: '#96a7ad',
    colorTextDescription: '#9fb0b6',
    colorTextPlaceholder: '#8c9da3',
    colorTextDisabled: '#71828a',
    colorBgBase: '#10181b',
    colorBgLayout: '#0e1518',
    colorBgContainer: '#162024',
    colorBgElevated: '#1d292e',
    colorBgSpotlight: '#314047',
    colorBorder: '#3b4c53',
    colorBorderDisabled: '#2f3e44',
    colorBorderSecondary: '#263338',
    colorSplit: '#263338',
    boxShadowTertiary: '0 1px 2px rgba(0, 0, 0, 0.3), 0 4px 16px rgba(0, 0, 0, 0.18)',
  },
};

export const sharedComponents: Components = {
  Menu: {
    itemHeight: 40,
    itemBorderRadius: 8,
    itemMarginInline: 12,
    itemPaddingInline: 12,
    iconSize: 16,
    iconMarginInlineEnd: 12,
    activeBarBorderWidth: 0,
    fontSize: 14,
  },
  Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 8px' },
  Card: { paddingLG: 24 },
};
