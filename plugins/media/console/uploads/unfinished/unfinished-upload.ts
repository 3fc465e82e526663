import { isJsonObject } from '@signalbox/schemas/json';

/** An upload that another visit of this browser left unfinished. Its file must be chosen again: browsers do not keep it. */
export interface UnfinishedUpload {
  /** On the platform. */
  id: string;
  name: string;
  /** Inside the library; '' for its top. */
  directory: string;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
  action?: 'cover' | 'rename';
  /** Bytes that the platform has. Undefined while it was not asked, or did not answer. */
  received?: number;
}

/** Undefined for a text that is none: other versions of the console share the storage. */
export function readUnfinished(text: string): UnfinishedUpload | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const { id, name, directory, bytes, sha256, action } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof directory !== 'string') return undefined;
  if (typeof bytes !== 'number' || typeof sha256 !== 'string') return undefined;
  return { id, name, directory, bytes, sha256, ...((action === 'cover' || action === 'rename') && { action }) };
}
