/** A page as the setting `routers` stores it. */
export interface StoredPage {
  key: string;
  title: { en: string; zh: string };
  path: string;
  element: string;
  icon: string;
  children?: StoredPage[];
}

/** Pages below a page. */
const perLevel = 10;
const icons = ['dashboard', 'tool', 'database', 'hdd', 'setting', 'file'];

/** `count` pages on three levels: up to ten below each page of the first two. `elements`: the dashboards in turns. */
export function threeLevels(count: number, elements: readonly string[]): StoredPage[] {
  let made = 0;
  const aPage = (levelsBelow: number): StoredPage => {
    const number = made++;
    const element = elements[number % elements.length] ?? '';
    const icon = icons[number % icons.length] ?? '';
    const title = { en: `Pump station ${number}`, zh: `泵站 ${number}` };
    const own = { key: `page-${number}`, title, path: `plant/page-${number}`, element, icon };
    const children = levelsBelow > 0 ? list(perLevel, levelsBelow - 1) : [];
    return children.length > 0 ? { ...own, children } : own;
  };
  const list = (length: number, levelsBelow: number): StoredPage[] =>
    Array.from({ length }).flatMap(() => (made < count ? [aPage(levelsBelow)] : []));
  return list(count, 2);
}

/** The page that the benchmark moves, after the pages above it: the last page of a branch, near the tree's middle. */
export function middlePages(pages: readonly StoredPage[]): StoredPage[] {
  const top = pages[Math.floor((pages.length - 1) / 2)];
  const middle = top?.children?.[Math.floor((top.children.length - 1) / 2)];
  const leaf = middle?.children?.at(-1);
  if (top === undefined || middle === undefined || leaf === undefined) throw new Error('The tree has no three levels.');
  return [top, middle, leaf];
}
