/**
 * Of antd's styles, the page of tests gets only what decides whether an element is visible and can be used. Role queries
 * ask for the computed style of every element, and each of antd's thousands of declarations makes that slower.
 */
const kept = new Set([
  'all',
  'content-visibility',
  'direction',
  'display',
  'opacity',
  'pointer-events',
  'user-select',
  'visibility',
]);

/** The CSS as given: antd writes it anew when it differs from what it gave. */
const given = new WeakMap<HTMLStyleElement, string>();
const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get(this: HTMLStyleElement): string {
    return given.get(this) ?? inner?.get?.call(this);
  },
  set(this: HTMLStyleElement, css: string) {
    given.set(this, css);
    inner?.set?.call(this, leanCss(css));
  },
});

/** Without other declarations, and without rules that had only those. */
function leanCss(css: string): string {
  return css.replace(/([^{};]+)\{([^{}]*)\}/g, (_rule, selector: string, body: string) => {
    const declarations = body.split(';').filter((each) => kept.has(each.slice(0, each.indexOf(':')).trim()));
    return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
  });
}
