import { mediaQueries, useMediaQuery, type SchemeFrameProps } from '@signalbox/api/react';
import { ConfigProvider, theme as antdTheme } from 'antd';
import { useMemo, type CSSProperties } from 'react';
import { useSite } from '../site/use-site';
import { themeConfig } from './theme-config';
import { themeVariables } from './theme-variables';

/** A part of a page in a scheme that the page itself may not have. */
export function SchemeFrame({ scheme, children }: SchemeFrameProps) {
  const { theme } = useSite();
  const hasMotion = !useMediaQuery(mediaQueries.reducedMotion);
  const config = useMemo(() => themeConfig({ scheme, theme, hasMotion }), [scheme, theme, hasMotion]);
  return (
    <ConfigProvider theme={{ ...config, inherit: false }}>
      <Ground scheme={scheme}>{children}</Ground>
    </ConfigProvider>
  );
}

function Ground({ scheme, children }: SchemeFrameProps) {
  const { token } = antdTheme.useToken();
  const style = { ...themeVariables(token), color: token.colorText, background: token.colorBgContainer };
  return (
    <div data-scheme={scheme} style={{ ...style, colorScheme: scheme } as CSSProperties}>
      {children}
    </div>
  );
}
