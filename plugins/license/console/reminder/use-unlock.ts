import { loginSettingsQuery, readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readReminder } from './read-reminder';
import { shownReminder } from './shown-reminder';

/**
 * Sends the unlock code of the shown entry. The platform checks it and sets `showCode`; its live message then removes the
 * reminder from all open consoles.
 */
export function useUnlock() {
  const { api } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      // The platform rejects a list that an administrator has changed since.
      const settings = await queries.fetchQuery({ ...loginSettingsQuery(api), staleTime: 0 });
      const shown = shownReminder(readReminder(settings), { isAdmin: false, now: Date.now() });
      if (shown?.unlocks === undefined) return;
      const expireSettings = itemsOf(settings).map((item, index) =>
        index === shown.unlocks ? { ...item, showCode: true, code } : item,
      );
      await api.patch('core/setting', { _pressMoney: true, pressMoney: { expireSettings } });
    },
    onSuccess: () => readAgain(queries, settingKeys.all),
  });
}

function itemsOf({ pressMoney }: JsonObject): JsonObject[] {
  const list = isJsonObject(pressMoney) ? pressMoney.expireSettings : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
