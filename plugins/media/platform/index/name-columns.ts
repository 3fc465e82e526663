import { extensionOf, formatOf } from '@signalbox/platform-kit/media-inspection';

interface NameColumns {
  name: string;
  name_key: string;
  extension: string;
  kind: string;
}

/** The columns that follow from the name of a file. */
export function columnsOfName(name: string): NameColumns {
  const kind = formatOf(name)?.kind ?? 'other';
  return { name, name_key: nameKey(name), extension: extensionOf(name), kind };
}

/** The form in which names are searched. The database makes `name_order` of it, by which they are sorted. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
