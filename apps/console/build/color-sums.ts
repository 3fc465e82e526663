/** Replaces antd's colour picker for buttons and tooltips, which only need a colour's channels and its brightness. */
export class AggregationColor {
  private readonly css: string;

  constructor(css: unknown) {
    this.css = typeof css === 'string' ? css : '';
  }

  toRgb() {
    const [r = 0, g = 0, b = 0, a = 1] = channels(this.css);
    return { r, g, b, a };
  }
}

export const generateColor = (css: unknown) => (css instanceof AggregationColor ? css : new AggregationColor(css));

/** As antd computes it: the weighted sum of the channels, over white for a transparent colour. */
export function isBright(color: AggregationColor): boolean {
  const { r, g, b, a } = color.toRgb();
  if (a <= 0.5) return Math.max(...[r, g, b].map((channel) => 255 + a * (channel - 255))) > 127.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
}

/** The channels of `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` and `rgba(…)`. */
function channels(css: string): number[] {
  if (!css.startsWith('#')) return css.match(/[\d.]+/g)?.map(Number) ?? [];
  const digits = css.length < 6 ? css.slice(1).replace(/./g, '$&$&') : css.slice(1);
  return (digits.match(/../g) ?? []).map((pair, index) => Number.parseInt(pair, 16) / (index === 3 ? 255 : 1));
}
