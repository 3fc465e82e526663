import { theme as antdTheme, type ConfigProviderProps, type ThemeConfig } from 'antd';
import type { ThemeValue } from '@signalbox/api';
import type { ColorMode } from '../../state/color-mode';
import { derivedTokens } from './derived-tokens';
import { readableOn } from './readable-on';
import { schemeTokens, sharedComponents, sharedTokens, type Scheme } from './theme-tokens';

/** The user's choice, else the scheme of the theme, else the system's. */
export function schemeOf(options: {
  chosen: ColorMode | null;
  theme: ThemeValue | undefined;
  isSystemDark: boolean;
}): Scheme {
  const { chosen, theme, isSystemDark } = options;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  if (chosen === null && theme?.isDark !== undefined) return theme.isDark ? 'dark' : 'light';
  return isSystemDark ? 'dark' : 'light';
}

type SeedToken = Parameters<typeof antdTheme.darkAlgorithm>[0];
type MapToken = ReturnType<typeof antdTheme.darkAlgorithm>;

interface ThemeConfigOptions {
  scheme: Scheme;
  theme: ThemeValue | undefined;
  /** False if the user prefers reduced motion: antd then shows dialogs and menus at once, at their place. */
  hasMotion: boolean;
}

/** antd's configuration for a scheme, with the tokens of the settings' theme on top. */
export function themeConfig({ scheme, theme, hasMotion }: ThemeConfigOptions): ThemeConfig {
  const own = ownTokens(theme, scheme);
  const base = { ...sharedTokens, ...schemeTokens[scheme], ...own };
  const token = { ...base, ...derivedTokens(base), ...own, motion: hasMotion };
  return {
    algorithm: scheme === 'dark' ? darkAlgorithms : antdTheme.defaultAlgorithm,
    token,
    components: {
      ...sharedComponents,
      Menu: { ...sharedComponents.Menu, ...menuColors(token) },
      Button: {
        ...defaultButtonColors(token),
        primaryColor: readableOn(token.colorPrimary ?? ''),
        primaryShadow: 'none',
        dangerColor: readableOn(token.colorError ?? ''),
      },
      // The text of a chosen entry would have the primary colour, which is too dark on a dark ground.
      Dropdown: { colorPrimary: token.colorLink },
      Tabs: {
        itemSelectedColor: token.colorLink,
        itemHoverColor: token.colorLink,
        itemActiveColor: token.colorLink,
        inkBarColor: token.colorLink,
      },
    },
  };
}

/**
 * The appearance of all dialogs: the space inside them, that of the close button beside a long title, and 16 px beside them on
 * a narrow screen, where antd leaves 8.
 */
export const dialogConfig: ConfigProviderProps['modal'] = {
  style: { maxWidth: 'calc(100vw - 32px)' },
  styles: { header: { marginBlockEnd: 16, paddingInlineEnd: 24 }, footer: { marginBlockStart: 24 } },
};

/** antd's dark algorithm dims the colours of links and states, which are text here: they keep the colours of the design. */
const keepTextColors = (seed: SeedToken, map: MapToken = antdTheme.darkAlgorithm(seed)): MapToken => ({
  ...map,
  colorLink: seed.colorLink,
  colorInfo: seed.colorInfo,
  colorInfoText: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorSuccessText: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorWarningText: seed.colorWarning,
  colorError: seed.colorError,
  colorErrorText: seed.colorError,
});
const darkAlgorithms = [antdTheme.darkAlgorithm, keepTextColors];

/** Under the pointer, the text would have the primary colour, which is too dark on a dark ground. */
function defaultButtonColors(token: NonNullable<ThemeConfig['token']>) {
  return {
    defaultHoverColor: token.colorLink,
    defaultHoverBorderColor: token.colorLink,
    defaultActiveColor: token.colorLink,
    defaultActiveBorderColor: token.colorLink,
  };
}

function menuColors(token: NonNullable<ThemeConfig['token']>): NonNullable<ThemeConfig['components']>['Menu'] {
  return {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    popupBg: token.colorBgElevated,
    itemColor: token.colorText,
    itemSelectedBg: token.colorPrimaryBg,
    itemActiveBg: token.colorPrimaryBg,
    itemSelectedColor: token.colorLink,
    subMenuItemSelectedColor: token.colorLink,
    horizontalItemSelectedColor: token.colorLink,
    horizontalItemHoverColor: token.colorLink,
  };
}

/** A theme is made for one scheme. The other scheme takes only its shape and its primary colour. */
function ownTokens(theme: ThemeValue | undefined, scheme: Scheme): NonNullable<ThemeConfig['token']> {
  const fits = theme?.isDark === undefined || theme.isDark === (scheme === 'dark');
  return Object.fromEntries(
    Object.entries(theme?.tokens ?? {}).filter(
      ([name, value]) => !loads(value) && (fits || !/^color(?!Primary$)/.test(name)),
    ),
  );
}

/** True for CSS that would load a resource or run code. The server rejects such tokens, but older themes may have some. */
function loads(value: unknown): boolean {
  return typeof value === 'string' && /(?:url|src|image(?:-set)?|expression)\s*\(|[\\@;{}<>]/i.test(value);
}
