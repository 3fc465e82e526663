type Channels = [red: number, green: number, blue: number];

/** WCAG 2 contrast of two colours (`#rgb`, `#rrggbb`), 1 to 21; NaN if one of them has another format. */
export function contrastOf(one: string, other: string): number {
  const [bright = Number.NaN, dark = Number.NaN] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (first, second) => second - first,
  );
  return (bright + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `color` laid over `ground`; `color` itself if one of them cannot be parsed. */
export function mix(color: string, ground: string, share: number): string {
  const over = channelsOf(color);
  const under = channelsOf(ground);
  if (!over || !under) return color;
  const hex = over.map((channel, index) =>
    Math.round(channel * share + (under[index] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function channelsOf(color: string): Channels | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((hex) => Number.parseInt(hex, 16));
  return [red, green, blue];
}

function luminanceOf(color: string): number {
  const channels = channelsOf(color);
  if (!channels) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
