import { adminSeconds } from './admin-seconds';
import type { ReminderSettings } from './read-reminder';

interface ReminderViewer {
  isAdmin: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Seconds that the license has left at `now`. Undefined without a license. */
  licenseSeconds?: number | undefined;
}

export interface ShownReminder {
  /** Identifies what the reminder is about: another end is reminded of anew. */
  key: string;
  /** Days left, rounded up. 0: the license has expired. */
  days: number;
  /** Text of the settings, with its marker for the days. Undefined: the standard text. */
  tip: string | undefined;
  /** Index of the entry, if its unlock code closes the reminder. */
  unlocks?: number;
  isClosable: boolean;
}

/**
 * The reminder that a user sees now. The first entry that is not disabled and whose end is ahead is active. Administrators
 * see it when that entry or the license has 14 days or less left, others from the start of the entry's window until its
 * code was entered (docs/decisions/0047).
 */
export function shownReminder(
  settings: ReminderSettings,
  { isAdmin, now, licenseSeconds }: ReminderViewer,
): ShownReminder | undefined {
  const { items } = settings;
  const index = items.findIndex(({ isDisabled, expires }) => !isDisabled && expires > now);
  const active = items[index];
  const entrySeconds = active && (active.expires - now) / 1000;
  const tip = active?.tip ?? settings.tip;
  if (isAdmin) {
    const seconds = Math.min(entrySeconds ?? Infinity, licenseSeconds ?? Infinity);
    if (seconds > adminSeconds) return undefined;
    const isOfEntry = seconds === entrySeconds;
    const key = isOfEntry ? `entry ${active?.expires}` : 'license';
    return { key, days: daysOf(seconds), tip: isOfEntry ? tip : settings.tip, isClosable: true };
  }
  if (!active || entrySeconds === undefined || active.isUnlocked) return undefined;
  if (entrySeconds > (active.windowSeconds ?? settings.windowSeconds)) return undefined;
  const { hasCode } = active;
  return {
    key: `entry ${active.expires}`,
    days: daysOf(entrySeconds),
    tip,
    ...(hasCode && { unlocks: index }),
    // Without a code, no user could close it otherwise.
    isClosable: !hasCode,
  };
}

function daysOf(seconds: number): number {
  return Math.ceil(seconds / 86_400);
}

/** A text with its markers `XX`, `xx` and `{days}` replaced by the number of days, as it is written in the user's language. */
export function fillDays(text: string, days: string): string {
  return text.replaceAll(/XX|xx|\{days\}/g, () => days);
}

/** The texts that the settings have unless an administrator writes another. They are shown in the user's language. */
export const standardTips: readonly string[] = [
  '项目授权不足XX天，请及时联系管理员！',
  '项目授权不足{days}天，请及时联系管理员！',
];
