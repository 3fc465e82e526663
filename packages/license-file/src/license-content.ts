import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { LicenseContent } from '@signalbox/schemas/types';
import { licenseContentEntity } from '@signalbox/schemas/validators/entities';
import { LicenseFileError } from './license-file-error';

export type { LicenseContent };

/** A license as it counts for a project. One that was removed has no grace period: a removal never begins one. */
export type AppliedLicense = LicenseContent & { isRemoved?: true };

/** True for the one license that the key of the demo signed. It counts for the project that the first start made only. */
export function isDemoLicense({ id, customer }: LicenseContent): boolean {
  return id === 'DEMO' && customer === 'Demo project';
}

/** Parses the JSON of a license in UTF-8. Throws `unsupportedVersion` or `invalidContent`. */
export function readContent(bytes: Uint8Array): LicenseContent {
  const value = parse(bytes);
  if (isJsonObject(value) && Number.isInteger(value['version']) && value['version'] !== 1)
    throw new LicenseFileError('unsupportedVersion', `Version ${String(value['version'])}`);
  if (!licenseContentEntity.isValid(value)) {
    const [error] = licenseContentEntity.validate(value);
    throw new LicenseFileError('invalidContent', `${error?.instancePath || '/'}: ${error?.keyword}`);
  }
  const content: LicenseContent = value;
  for (const key of ['issueTime', 'startTime', 'expireTime'] as const)
    if (!isOnCalendar(content[key])) throw new LicenseFileError('invalidContent', `/${key}: no such date`);
  if (Date.parse(content.expireTime) <= Date.parse(content.startTime))
    throw new LicenseFileError('invalidContent', '/expireTime: not later than /startTime');
  return content;
}

/** False for a 30th of February, which the format `date-time` accepts and `Date.parse` moves to March. */
function isOnCalendar(time: string): boolean {
  const parsed = Date.parse(time);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString() === time.replace('Z', '.000Z');
}

function parse(bytes: Uint8Array): JsonValue {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as JsonValue;
  } catch {
    throw new LicenseFileError('invalidContent', 'not JSON in UTF-8');
  }
}
