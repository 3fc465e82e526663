import type { LicenseContent } from './license-content';
import { blockLines, type SignedBlock } from './signed-block';

/** All lines of the file: for people first, then the signed block. The same content always has the same lines. */
export function licenseLines(content: LicenseContent, block: SignedBlock): string[] {
  return [
    'Signalbox license',
    `Number: ${content.id}`,
    `Customer: ${content.customer}`,
    `Issued: ${content.issueTime}`,
    `Valid from: ${content.startTime}`,
    `Valid until: ${content.expireTime}`,
    `Features: ${content.feature.join(', ') || 'none'}`,
    '',
    ...blockLines(block),
  ].map((line) => line.trimEnd());
}
