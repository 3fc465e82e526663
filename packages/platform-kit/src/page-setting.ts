import type { PlatformError } from '@signalbox/api';
import type { JsonValue } from '@signalbox/schemas';
import { invalidField } from './input';

/** Limits of one user's page settings. Single requests add to the stored ones, so a limit per request is not enough. */
const pageSettingLimits = { keys: 500, bytes: 65_536 };

/** Throws `invalidField` for `pageSetting` above the limits of a user. */
export function rejectEndlessPageSetting(pageSetting: JsonValue | undefined): void {
  if (typeof pageSetting !== 'object' || pageSetting === null) return;
  const { keys, bytes } = pageSettingLimits;
  if (Object.keys(pageSetting).length > keys) throw error('maxProperties', keys);
  if (Buffer.byteLength(JSON.stringify(pageSetting)) > bytes) throw error('maxBytes', bytes);
}

function error(keyword: string, limit: number): PlatformError {
  return invalidField([{ pointer: '/pageSetting', keyword, params: { limit } }]);
}
