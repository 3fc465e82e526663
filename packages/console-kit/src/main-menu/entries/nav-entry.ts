/** An entry of a menu that leads to a page. */
export interface NavPlace {
  /** Distinguishes entries with the same URL; the URL by default. */
  key?: string;
  /** A page of the console, `/app/…`; with `isExternal`, any address. */
  url: string;
  title: string;
  icon: string;
  isExternal?: boolean;
  /** `_blank`: in a new tab. */
  target?: '_self' | '_blank';
}

/** An entry with entries below it. */
export interface NavBranch {
  key: string;
  title: string;
  icon: string;
  places: NavEntry[];
  /** Folded until the user opens it, unless the current page is in it. */
  startsFolded?: boolean;
}

export type NavEntry = NavPlace | NavBranch;

export function isPlace(entry: NavEntry): entry is NavPlace {
  return 'url' in entry;
}

export function keyOf(entry: NavEntry): string {
  return entry.key ?? (isPlace(entry) ? entry.url : '');
}

/** The places of a menu, on all levels. */
export function placesOf(entries: readonly NavEntry[]): NavPlace[] {
  return entries.flatMap((entry) => (isPlace(entry) ? [entry] : placesOf(entry.places)));
}
