import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { adminSeconds } from './admin-seconds';

const positions = ['topLeft', 'top', 'topRight', 'center', 'bottomLeft', 'bottom', 'bottomRight'] as const;
type Position = (typeof positions)[number];

/** One entry of `pressMoney.expireSettings`. Times in milliseconds since 1970, lengths in seconds. */
interface ReminderItem {
  expires: number;
  tip: string | undefined;
  /** Before its end; without it, that of all entries counts. */
  windowSeconds: number | undefined;
  hasCode: boolean;
  isDisabled: boolean;
  isUnlocked: boolean;
}

/** `pressMoney` of the settings, with the defaults of its form. Lengths in seconds, sizes in pixels. */
export interface ReminderSettings {
  items: ReminderItem[];
  tip: string | undefined;
  windowSeconds: number;
  delaySeconds: number;
  /** Missing: until it is closed. */
  shownSeconds: number | undefined;
  position: Position;
  width: number;
  height: number;
  name: LanguageText | undefined;
  logo: string | undefined;
  backgroundImage: string | undefined;
  /** The dashboard that replaces the text. */
  dashboard: string | undefined;
}

/** Reads the reminder of settings. Ignores values of another type, as a foreign platform may send them. */
export function readReminder(settings: JsonObject | undefined): ReminderSettings {
  const reminder = objectOf(settings?.pressMoney);
  const { expireSettings, position, customModal, name } = reminder;
  const size = objectOf(reminder.size);
  const items = Array.isArray(expireSettings) ? expireSettings : [];
  const dashboard = customModal === true ? textOf(objectOf(reminder.pressDashboard).id) : undefined;
  return {
    items: items.map((item) => readItem(objectOf(item))),
    tip: textOf(reminder.tip),
    windowSeconds: secondsOf(reminder.durationTime) ?? adminSeconds,
    delaySeconds: secondsOf(reminder.tipTime) ?? 0,
    shownSeconds: secondsOf(reminder.showTime),
    position: positions.find((known) => known === position) ?? 'bottomRight',
    width: numberOf(size.width) ?? 400,
    height: numberOf(size.height) ?? 300,
    name: isLanguageText(name) ? name : undefined,
    logo: textOf(reminder.logo),
    backgroundImage: textOf(reminder.backgroundImage),
    dashboard,
  };
}

function readItem({ expireTime, tip, durationTime, code, disable, showCode }: JsonObject): ReminderItem {
  return {
    expires: typeof expireTime === 'string' ? Date.parse(expireTime) : Number.NaN,
    tip: textOf(tip),
    windowSeconds: secondsOf(durationTime),
    // A marker, or the code as it is typed in the settings.
    hasCode: isJsonObject(code) || typeof code === 'number' || textOf(code) !== undefined,
    isDisabled: disable === true,
    isUnlocked: showCode === true,
  };
}

function secondsOf(value: JsonValue | undefined): number | undefined {
  return numberOf(objectOf(value).time);
}

function numberOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
