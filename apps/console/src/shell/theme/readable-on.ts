/** White or near-black, whichever reads better on `background` (`#rgb`, `#rrggbb`); white for anything else. */
export function readableOn(background: string): string {
  const luminance = luminanceOf(background);
  if (luminance === undefined) return white;
  return contrast(luminance, 1) >= contrast(luminance, 0) || contrast(luminance, 1) >= 4.5 ? white : ink;
}

const white = '#ffffff';
const ink = '#0c1a1f';

/** WCAG 2 contrast of two relative luminances. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceOf(color: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(color);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((hex) => linear(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
