/** WCAG 2 contrast of two colours (`#rgb`, `#rrggbb`), 1 to 21; NaN where one of them is written in another way. */
export function contrastOf(one: string, other: string): number {
  const [bright = Number.NaN, dark = Number.NaN] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (first, second) => second - first,
  );
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = parts.map((hex) => linear(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
