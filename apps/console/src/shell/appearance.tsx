import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { ConfigProvider } from 'antd';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { colorModeAtom } from '../state/color-mode';
import { useShownLanguage } from './language/use-shown-language';
import { useSite } from './site/use-site';
import { PageVariables } from './theme/page-variables';
import { dialogConfig, schemeOf, themeConfig } from './theme/theme-config';

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
