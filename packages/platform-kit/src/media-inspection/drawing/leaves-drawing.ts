/** True for CSS, or a value of an attribute, that could load a resource from outside the drawing, however it is escaped. */
export function leavesDrawing(css: string): boolean {
  return hasForeignPart(css) || (css.includes('\\') && hasForeignPart(unescaped(css)));
}

function hasForeignPart(css: string): boolean {
  return foreignUrl.test(css) || loadsByName.test(css);
}

/** CSS without its escapes (CSS Syntax Level 3, 4.3.7): `\75 rl(` reads `url(`. */
function unescaped(css: string): string {
  return css.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([^\r\n\f]))/gi,
    (_escape, code: string | undefined, character) =>
      code === undefined ? String(character) : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD';
}

/** `url(…)`, except `url(#part)`. `(?=(\s*))\1` is a `\s*` without backtracking, so no text is slow. */
const foreignUrl = /url\((?=(\s*))\1(?!['"]?(?=(\s*))\2#)/i;
/** Loads by a string instead of `url(…)`, and code. */
const loadsByName = /@import|image-set\(|\b(?:image|src|expression)\(|-moz-binding/i;
