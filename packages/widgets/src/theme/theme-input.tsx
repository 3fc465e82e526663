import type { WidgetProps } from '@signalbox/engine/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { Empty, Flex, Radio, Spin, theme as antdTheme, Typography } from 'antd';
import { groupAria } from '../input-frame';
import { useLoaded } from '../services/use-loaded';
import type { Theme } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

/**
 * One of the built-in themes or the project's own. The value is the complete theme.
 * If the project's own cannot be loaded, loading ends without a message, as the specification requires.
 */
export function ThemeInput(props: WidgetProps<Theme>) {
  const { id, value, onChange, disabled } = props;
  const messages = useWidgetMessages();
  const { themes } = useWidgetServices();
  const { loaded } = useLoaded(themes.load);
  const all = [...themes.builtIn, ...loaded.items];
  /** A deleted theme that is still in use. */
  const inUse = value && loaded.status !== 'loading' && !all.some((theme) => theme.id === value.id) ? [value] : [];
  return (
    <Radio.Group
      {...groupAria(props)}
      id={id}
      role="radiogroup"
      name={id}
      value={value?.id}
      onChange={(event) => onChange([...all, ...inUse].find((theme) => theme.id === event.target.value))}
      disabled={disabled}
    >
      <Flex vertical gap="middle">
        <ThemeCards title={messages('theme.builtIn')} themes={themes.builtIn} />
        <ThemeCards title={messages('theme.custom')} themes={[...loaded.items, ...inUse]} />
        {loaded.status === 'loading' && (
          <output>
            <Spin size="small" /> {messages('theme.loading')}
          </output>
        )}
        {loaded.status !== 'loading' && all.length + inUse.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={messages('theme.empty')} />
        )}
      </Flex>
    </Radio.Group>
  );
}

/** Themes as a row of cards in the enclosing radio group. */
function ThemeCards({ title, themes }: { title: string; themes: Theme[] }) {
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

/** Colours of a theme, hidden from screen readers: the name beside them identifies the theme. */
function ThemeSwatches({ theme }: { theme: Theme }) {
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

const shown = ['colorPrimary', 'colorBgLayout', 'colorBgContainer', 'colorTextBase', 'colorSuccess', 'colorError'];
const maxSwatches = 5;
const color = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]*\))$/i;

/** Up to five colours that distinguish themes: first the well-known tokens, then the other colours of the theme. */
function themeColors(theme: Theme): string[] {
  const tokens = isJsonObject(theme.tokens ?? null) ? Object.entries(theme.tokens as Record<string, unknown>) : [];
  const colors = tokens
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([, value]) => (typeof value === 'string' && color.test(value) ? [value] : []));
  return [...new Set(colors)].slice(0, maxSwatches);
}

function rank(name: string): number {
  return shown.includes(name) ? shown.indexOf(name) : shown.length;
}
