import { Flex, theme as antdTheme } from 'antd';
import type { Theme } from '../services/widget-services';
import { themeColors } from './theme-colors';

/** Colours of a theme, hidden from screen readers: the name beside them identifies the theme. */
export function ThemeSwatches({ theme }: { theme: Theme }) {
  const { token } = antdTheme.useToken();
  return (
    <Flex gap={4} aria-hidden>
      {themeColors(theme).map((color) => (
        <span
          key={color}
          data-color={color}
          style={{
            inlineSize: 16,
            blockSize: 16,
            background: color,
            border: `1px solid ${token.colorBorder}`,
            borderRadius: token.borderRadiusSM,
          }}
        />
      ))}
    </Flex>
  );
}
