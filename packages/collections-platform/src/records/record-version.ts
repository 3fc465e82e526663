import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** The `ETag` of a record. */
export function versionTag(version: string): string {
  return `"${version}"`;
}

/**
 * Throws `conflict` if the sender read another version of the record than the stored one, by `If-Match`. Without the header, or
 * with `*`, each version is accepted. A gateway may have made the tag weak.
 */
export function rejectOtherVersion({ headers }: FastifyRequest, stored: string): void {
  const header = headers['if-match']?.trim() ?? '*';
  if (header === '' || header === '*') return;
  const tags = header.split(',').map((tag) => /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())?.[1]);
  if (tags.includes(undefined)) throw new PlatformError('invalidField', { field: 'If-Match' });
  // Compression adds its name to a tag.
  if (!tags.some((tag) => tag?.split('-')[0] === stored)) throw new PlatformError('conflict');
}
