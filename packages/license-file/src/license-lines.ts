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
    // A license without limits has no line of them, like those of earlier versions.
    ...limitLines(content),
    '',
    ...blockLines(block),
  ].map((line) => line.trimEnd());
}

function limitLines({ limit }: LicenseContent): string[] {
  if (limit === undefined) return [];
  const limits = Object.entries(limit).map(([name, count]) => `${name} ${count}`);
  return [`Limits: ${limits.join(', ') || 'none'}`];
}
