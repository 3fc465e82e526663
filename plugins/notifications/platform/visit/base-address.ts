import { NoticeError } from '../notice-error';

/** The URL of a path below a base address. Throws `settingWrong` for an address that is not one of HTTP(S). */
export function urlBelow(base: string, path: string): URL {
  const url = baseAddress(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url;
}

/** Throws `settingWrong` unless the address is `http(s)://host…` without user, query and fragment. */
export function baseAddress(base: string): URL {
  if (!isBaseAddress(base)) throw new NoticeError('settingWrong', { params: { field: '/baseUrl' } });
  return new URL(base);
}

/** True for `http(s)://host…` without user, query and fragment. */
export function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username + password + search + hash === '';
}

/** Throws `settingMissing` with the pointer of the first empty text. */
export function requireTexts(texts: Record<string, string>): void {
  const empty = Object.entries(texts).find(([, text]) => text.trim() === '');
  if (empty) throw new NoticeError('settingMissing', { params: { field: empty[0] } });
}
