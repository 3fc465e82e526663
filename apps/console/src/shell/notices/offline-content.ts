import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** `userExpand.onlineMessage.content` while the reminder is switched on (`outLine`) and has one. */
export function offlineContent(settings: JsonObject | undefined): string | undefined {
  const message = member(member(settings, 'userExpand'), 'onlineMessage');
  const content = member(message, 'content');
  return member(message, 'outLine') === true && typeof content === 'string' && content !== '' ? content : undefined;
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
