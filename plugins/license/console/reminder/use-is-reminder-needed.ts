import { licenseQuery, loginSettingsQuery, useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { useQuery } from '@tanstack/react-query';
import { adminSeconds } from './admin-seconds';

/** True if the reminder may have something to show: its code decides what. Part of the first load. */
export function useIsReminderNeeded(): boolean {
  const { api, user } = useConsole();
  const { data: settings } = useQuery(loginSettingsQuery(api));
  const { data: license } = useQuery(licenseQuery(api));
  const reminder = settings?.pressMoney;
  const items = isJsonObject(reminder) ? reminder.expireSettings : undefined;
  if (Array.isArray(items) && items.length > 0) return true;
  return (user.isAdmin || user.isSuper) && (license?.remainingTime ?? Infinity) <= adminSeconds;
}
