/** The entry that `pathname` lies in: the longest one that is the path itself or a folder above it. */
export function selectedUrl(pathname: string, urls: string[]): string | undefined {
  return urls
    .filter((url) => pathname === url || pathname.startsWith(`${url}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
