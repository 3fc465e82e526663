import { isJsonObject } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/**
 * Settings as they are stored, with the one license reminder of older versions (`pressMoney.expireTime` and `tip`) as
 * the first item of today's list, flagged `isOld`. `expireTime` then goes, so that the item may be changed and removed
 * like any other; `tip` stays, since it also is the text of items without one. A time that is none is left as it is.
 */
export function withLegacyReminder(saved: JsonObject): JsonObject {
  const { pressMoney } = saved;
  if (!isJsonObject(pressMoney)) return saved;
  const { expireTime, ...rest } = pressMoney;
  const time = typeof expireTime === 'string' ? Date.parse(expireTime) : Number.NaN;
  if (Number.isNaN(time)) return saved;
  const items = Array.isArray(rest.expireSettings) ? rest.expireSettings : [];
  const legacy: JsonObject = {
    id: legacyId,
    expireTime: new Date(time).toISOString(),
    ...(typeof rest.tip === 'string' && rest.tip !== '' ? { tip: rest.tip } : {}),
    isOld: true,
  };
  return { ...saved, pressMoney: { ...rest, expireSettings: [legacy, ...items.filter((item) => !isOld(item))] } };
}

/** Always the same: whoever reads before the first save and whoever saves afterwards mean one item. */
const legacyId = 'legacy';

function isOld(item: JsonValue): boolean {
  return isJsonObject(item) && item.isOld === true;
}
