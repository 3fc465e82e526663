import { theme } from 'antd';
import { useLayoutEffect } from 'react';
import type { Scheme } from './theme-tokens';

/** Provides the theme's tokens to the console's own style sheets, as variables of the document. */
export function PageVariables({ scheme }: { scheme: Scheme }) {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    for (const [name, value] of Object.entries({
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
    })) {
      root.style.setProperty(name, value);
    }
  }, [scheme, token]);
  return null;
}
