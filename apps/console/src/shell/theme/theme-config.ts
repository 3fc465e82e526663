import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { ThemeValue } from '@signalbox/api';
import type { ColorMode } from '../../state/color-mode';
import { readableOn } from './readable-on';
import { schemeComponents, schemeTokens, sharedComponents, sharedTokens, type Scheme } from './theme-tokens';

/** The reader's choice, else what the theme was made for, else the system's. */
export function schemeOf(facts: {
  chosen: ColorMode | null;
  theme: ThemeValue | undefined;
  isSystemDark: boolean;
}): Scheme {
  const { chosen, theme, isSystemDark } = facts;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  if (chosen === null && theme?.isDark !== undefined) return theme.isDark ? 'dark' : 'light';
  return isSystemDark ? 'dark' : 'light';
}

/** antd's configuration for a scheme, with the tokens of the settings' theme on top. */
export function themeConfig(scheme: Scheme, theme: ThemeValue | undefined): ThemeConfig {
  const own = ownTokens(theme, scheme);
  const primary = own.colorPrimary ?? schemeTokens[scheme].colorPrimary ?? '';
  return {
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...sharedTokens,
      ...(own.colorPrimary ? withoutPrimary(schemeTokens[scheme]) : schemeTokens[scheme]),
      ...own,
    },
    components: {
      ...sharedComponents,
      Menu: { ...sharedComponents.Menu, ...(own.colorPrimary ? plainMenu : schemeComponents[scheme].Menu) },
      Button: { primaryColor: readableOn(primary), primaryShadow: 'none' },
    },
  };
}

/** With a theme's own primary colour, antd derives what belongs to it. */
function withoutPrimary(tokens: NonNullable<ThemeConfig['token']>): NonNullable<ThemeConfig['token']> {
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => !/^color(?:Primary|Link)/.test(name)));
}

const plainMenu = { itemBg: 'transparent', subMenuItemBg: 'transparent' } as const;

/** A theme is made for one scheme: in the other only its shape and its leading colour hold. */
function ownTokens(theme: ThemeValue | undefined, scheme: Scheme): NonNullable<ThemeConfig['token']> {
  const fits = theme?.isDark === undefined || theme.isDark === (scheme === 'dark');
  return Object.fromEntries(
    Object.entries(theme?.tokens ?? {}).filter(([name]) => fits || !/^color(?!Primary$)/.test(name)),
  );
}
