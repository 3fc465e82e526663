import { namedFiles, ownerOf, parentOf } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { nameOf } from '../../index/directories';

/** A media address in a record or in the settings. */
export interface StoredAddress {
  /** JSON pointer to the text with the address. */
  pointer: string;
  /** Project whose library the address leads to. */
  target: string;
  /** Inside that library; '' is its top. */
  directory: string;
  name: string;
}

/** All media addresses in a value, as the table of references has them. */
export function storedAddresses(value: JsonValue): StoredAddress[] {
  return namedFiles(value).map(({ pointer, storePath }) => {
    const { project: target, path } = ownerOf(storePath);
    return { pointer, target, directory: parentOf(path), name: nameOf(path) };
  });
}
