import type { GlobalToken } from 'antd';

/** The theme's tokens as CSS variables, for style sheets. */
export function themeVariables(token: GlobalToken): Record<`--${string}`, string> {
  return {
    '--ground': token.colorBgLayout,
    '--surface': token.colorBgContainer,
    '--raised': token.colorBgElevated,
    '--text': token.colorText,
    '--text-quiet': token.colorTextSecondary,
    '--line': token.colorBorderSecondary,
    '--line-strong': token.colorBorder,
    '--accent': token.colorPrimary,
    '--accent-soft': token.colorPrimaryBg,
    '--link': token.colorLink,
    '--hover': token.controlItemBgHover,
    '--row-hover': token.colorBgTextHover,
    '--danger': token.colorError,
    '--warning': token.colorWarning,
    '--success': token.colorSuccess,
    '--shadow': token.boxShadowTertiary,
    '--radius': `${token.borderRadius}px`,
    '--radius-large': `${token.borderRadiusLG}px`,
    '--font': token.fontFamily,
    '--font-size': `${token.fontSize}px`,
  };
}
