import type { JsonValue } from '@signalbox/schemas';
import extensions from '@signalbox/schemas/data/media-extensions.json';
import { isText, isTextList } from '../json-kinds';

export type FileKind = keyof typeof extensions;

const fileKinds = Object.keys(extensions) as FileKind[];

export function isFileKind(value: unknown): value is FileKind {
  return isText((value ?? null) as JsonValue) && Object.hasOwn(extensions, value as string);
}

/** Extensions offered for one kind of file, written `.xxx`; those of all kinds without one. */
export function offeredExtensions(kind: FileKind | undefined): string[] {
  const offered = kind ? extensions[kind] : fileKinds.flatMap((each) => extensions[each]);
  return offered.map((extension) => `.${extension}`);
}

/** `.xxx` separated by `/`: what is typed as `dwg, .DXF` is read as `.dwg/.dxf`. Anything unreadable is left as typed. */
export function tidyExtensions(text: string): string {
  return text
    .split(/[\s/,;，；、]+/)
    .filter((part) => part !== '')
    .map((part) => `.${part.replace(/^\.+/, '').toLowerCase()}`)
    .join('/');
}

export type ExtensionList = string | string[];
export const isExtensionList = (value: JsonValue): value is ExtensionList => isText(value) || isTextList(value);
