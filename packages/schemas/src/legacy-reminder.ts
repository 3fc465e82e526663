import { isJsonObject, type JsonObject, type JsonValue } from './json';

/**
 * Stored settings with the single license reminder of older versions (`pressMoney.expireTime` and `tip`) as the first item
 * of the current list, flagged `isOld`. Removes `expireTime`, so that users may change and remove the item like any other.
 * Keeps `tip`, which is also the text of items without one. An invalid time is left unchanged.
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

/** Constant, so that a read before the first save and a read afterwards return the same item. */
const legacyId = 'legacy';

function isOld(item: JsonValue): boolean {
  return isJsonObject(item) && item.isOld === true;
}
