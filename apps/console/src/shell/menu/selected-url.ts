/** The entry of `pathname`: of those whose path contains it, the one with the longest path. */
export function selectedUrl(pathname: string, entries: { url: string; covers: string }[]): string | undefined {
  return entries
    .filter(({ covers }) => pathname === covers || pathname.startsWith(`${covers}/`))
    .toSorted((one, other) => other.covers.length - one.covers.length)[0]?.url;
}
