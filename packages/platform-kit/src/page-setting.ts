import { PlatformError } from '@signalbox/api';
import type { JsonValue } from '@signalbox/schemas';

/** What one user may keep of page settings; single requests add to what is there, so a limit per request is none. */
export const pageSettingLimits = { keys: 500, bytes: 65_536 };

/** Throws `invalidField`, naming `pageSetting`, for more than a user may keep. */
export function rejectEndlessPageSetting(pageSetting: JsonValue | undefined): void {
  if (typeof pageSetting !== 'object' || pageSetting === null) return;
  const { keys, bytes } = pageSettingLimits;
  if (Object.keys(pageSetting).length > keys) throw error('maxProperties', keys);
  if (Buffer.byteLength(JSON.stringify(pageSetting)) > bytes) throw error('maxBytes', bytes);
}

function error(keyword: string, limit: number): PlatformError {
  const pointer = '/pageSetting';
  return new PlatformError('invalidField', {
    field: 'pageSetting',
    pointer,
    faults: [{ pointer, keyword, params: { limit } }],
  });
}
