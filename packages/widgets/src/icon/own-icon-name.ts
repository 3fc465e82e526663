import { percentDecoded } from '@signalbox/schemas/percent-decoded';

/** File name of an own icon, without its extension: `pump` of `/core/media/modelIcon/pump.svg`. */
function nameOf(url: string): string {
  const file = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return percentDecoded(file.replace(/\.[^.]+$/, ''));
}

/** A name, or for an icon that the platform named by its upload, the time of that. */
export function ownIconName(url: string): { name: string } | { uploadedAt: Date } {
  const name = nameOf(url);
  // An object id: its first eight hex digits are seconds since 1970.
  if (!/^[0-9a-f]{24}$/.test(name)) return { name };
  return { uploadedAt: new Date(Number.parseInt(name.slice(0, 8), 16) * 1000) };
}
