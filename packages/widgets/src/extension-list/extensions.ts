import type { JsonValue } from '@signalbox/schemas';
import extensions from '@signalbox/schemas/data/media-extensions.json';
import { isText, isTextList } from '../json-kinds';

export type FileKind = keyof typeof extensions;

const fileKinds = Object.keys(extensions) as FileKind[];

export function isFileKind(value: unknown): value is FileKind {
  return isText((value ?? null) as JsonValue) && Object.hasOwn(extensions, value as string);
}

/** Extensions of one kind of file, written `.xxx`; of all kinds without `kind`. */
export function offeredExtensions(kind: FileKind | undefined): string[] {
  const offered = kind ? extensions[kind] : fileKinds.flatMap((each) => extensions[each]);
  return offered.map((extension) => `.${extension}`);
}

/** Normalizes to `.xxx` separated by `/`: `dwg, .DXF` becomes `.dwg/.dxf`. Other characters stay unchanged. */
export function tidyExtensions(text: string): string {
  return text
    .split(/[\s/,;，；、]+/)
    .filter((part) => part !== '')
    .map((part) => `.${part.replace(/^\.+/, '').toLowerCase()}`)
    .join('/');
}

export type ExtensionList = string | string[];
export const isExtensionList = (value: JsonValue): value is ExtensionList => isText(value) || isTextList(value);
