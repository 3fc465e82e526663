import { theme } from 'antd';
import { useLayoutEffect } from 'react';
import type { Scheme } from './theme-tokens';
import { themeVariables } from './theme-variables';

/** Provides the theme's tokens to the console's own style sheets, as variables of the document. */
export function PageVariables({ scheme }: { scheme: Scheme }) {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    for (const [name, value] of Object.entries(themeVariables(token))) root.style.setProperty(name, value);
  }, [scheme, token]);
  return null;
}
