import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** The colours of the current theme, for `icon-grid.css`. */
export function useGridVariables(): CSSProperties {
  const { token } = theme.useToken();
  const variables: Record<`--${string}`, string> = {
    '--icon-radius': `${token.borderRadius}px`,
    '--icon-hover': token.colorFillTertiary,
    '--icon-chosen': token.controlItemBgActive,
    '--icon-accent': token.colorPrimary,
  };
  return variables;
}
