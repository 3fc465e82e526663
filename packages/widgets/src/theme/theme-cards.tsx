import { Flex, Radio, theme as antdTheme, Typography } from 'antd';
import type { Theme } from '../services/widget-services';
import { ThemeSwatches } from './theme-swatches';

/** Themes as a row of cards in the enclosing radio group. */
export function ThemeCards({ title, themes }: { title: string; themes: Theme[] }) {
  const { token } = antdTheme.useToken();
  const card = {
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadiusLG,
    padding: token.paddingSM,
    marginInlineEnd: 0,
  };
  if (themes.length === 0) return null;
  return (
    <div>
      <Typography.Text type="secondary">{title}</Typography.Text>
      <Flex wrap gap="small">
        {themes.map((theme) => (
          <Radio key={theme.id} value={theme.id} style={card}>
            <Flex vertical gap={4}>
              {theme.name}
              <ThemeSwatches theme={theme} />
            </Flex>
          </Radio>
        ))}
      </Flex>
    </div>
  );
}
