import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { ConfigProvider, theme } from 'antd';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { colorModeAtom } from '../state/color-mode';
import { useShownLanguage } from './language/use-shown-language';
import { useSite } from './site/use-site';
import { dialogConfig, schemeOf, themeConfig } from './theme/theme-config';
import type { Scheme } from './theme/theme-tokens';
import { themeVariables } from './theme/theme-variables';

/** Language, direction, colours and shape of everything below. Draws nothing until the first language is loaded. */
export function Appearance({ children }: { children: ReactNode }) {
  const { theme } = useSite();
  const language = useShownLanguage();
  const chosen = useAtomValue(colorModeAtom);
  const isSystemDark = useMediaQuery(mediaQueries.systemDark);
  const scheme = schemeOf({ chosen, theme, isSystemDark });
  const hasMotion = !useMediaQuery(mediaQueries.reducedMotion);
  const config = useMemo(() => themeConfig({ scheme, theme, hasMotion }), [scheme, theme, hasMotion]);

  if (!language) return null;
  return (
    <ConfigProvider
      theme={config}
      locale={language.antd}
      direction={language.direction}
      // Otherwise antd puts a space between two Chinese characters, and screen readers spell the word.
      button={{ autoInsertSpace: false }}
      modal={dialogConfig}
      // A virtual list of a few choices jumps while it is scrolled, and a click on a slow machine misses.
      virtual={false}
    >
      <PageVariables scheme={scheme} />
      {children}
    </ConfigProvider>
  );
}

/** Provides the theme's tokens to the console's own style sheets, as variables of the document. */
function PageVariables({ scheme }: { scheme: Scheme }) {
  const { token } = theme.useToken();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    for (const [name, value] of Object.entries(themeVariables(token))) root.style.setProperty(name, value);
  }, [scheme, token]);
  return null;
}
