import { licenseQuery, loginSettingsQuery, useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { useQuery } from '@tanstack/react-query';

/** True if the reminder may have something to show: its code decides what. Part of the first load. */
export function useIsReminderNeeded(): boolean {
  const { api, user } = useConsole();
  const { data: settings } = useQuery(loginSettingsQuery(api));
  const { data: license } = useQuery(licenseQuery(api));
  const reminder = settings?.pressMoney;
  if (isJsonObject(reminder) && Array.isArray(reminder.expireSettings)) return true;
  return (user.isAdmin || user.isSuper) && license?.remainingTime !== undefined;
}
