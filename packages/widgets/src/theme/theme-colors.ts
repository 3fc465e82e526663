import { isJsonObject } from '@signalbox/schemas/json';
import type { Theme } from '../services/widget-services';

const shown = ['colorPrimary', 'colorBgLayout', 'colorBgContainer', 'colorTextBase', 'colorSuccess', 'colorError'];
const maxSwatches = 5;
const color = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]*\))$/i;

/** Up to five colours that distinguish themes: first the well-known tokens, then the other colours of the theme. */
export function themeColors(theme: Theme): string[] {
  const tokens = isJsonObject(theme.tokens ?? null) ? Object.entries(theme.tokens as Record<string, unknown>) : [];
  const colors = tokens
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([, value]) => (typeof value === 'string' && color.test(value) ? [value] : []));
  return [...new Set(colors)].slice(0, maxSwatches);
}

function rank(name: string): number {
  return shown.includes(name) ? shown.indexOf(name) : shown.length;
}
