import { isJsonObject } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** Known clients send `{"pageSetting.<list>": […]}` as well as `{"pageSetting": {"<list>": […]}}`; both become the second. */
export function withNestedPageSetting(body: JsonObject): JsonObject {
  const dotted = Object.entries(body).filter(([key]) => key.startsWith(prefix));
  if (dotted.length === 0) return body;
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith(prefix)));
  const lists = Object.fromEntries(dotted.map(([key, value]) => [key.slice(prefix.length), value]));
  return { ...rest, pageSetting: { ...pageSettingOf(body), ...lists } };
}

export function pageSettingOf({ pageSetting }: JsonObject): JsonObject | undefined {
  return isJsonObject(pageSetting) ? pageSetting : undefined;
}

const prefix = 'pageSetting.';
