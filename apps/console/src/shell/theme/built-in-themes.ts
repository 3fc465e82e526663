import { schemeTokens } from './theme-tokens';

/** A `ThemeValue` that names its colours. */
// A type instead of an interface, so that it is assignable to a JSON object.
type BuiltInTheme = {
  id: string;
  name: string;
  type: 'builtIn';
  isDark: boolean;
  tokens: Record<string, string>;
};

/** The themes that ship with the console, named in the user's language. */
export function builtInThemes(nameOf: (id: string) => string): BuiltInTheme[] {
  return themes.map(({ id, isDark, tokens }) => ({ id, name: nameOf(id), type: 'builtIn', isDark, tokens }));
}

const { light, dark } = schemeTokens;

const themes = [
  {
    id: 'light',
    isDark: false,
    tokens: colors({
      colorPrimary: light.colorPrimary,
      colorBgLayout: light.colorBgLayout,
      colorBgContainer: light.colorBgContainer,
    }),
  },
  {
    id: 'dark',
    isDark: true,
    tokens: colors({
      colorPrimary: dark.colorPrimary,
      colorBgLayout: dark.colorBgLayout,
      colorBgContainer: dark.colorBgContainer,
    }),
  },
  {
    id: 'graphite',
    isDark: false,
    tokens: { colorPrimary: '#3f4d57', colorBgLayout: '#f3f4f5', colorBgContainer: '#ffffff' },
  },
  {
    id: 'meadow',
    isDark: false,
    tokens: { colorPrimary: '#2c6b3f', colorBgLayout: '#f4f7f2', colorBgContainer: '#ffffff' },
  },
  {
    id: 'night',
    isDark: true,
    tokens: { colorPrimary: '#4a68c4', colorBgLayout: '#0d111c', colorBgContainer: '#151b2a' },
  },
];

function colors(tokens: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
