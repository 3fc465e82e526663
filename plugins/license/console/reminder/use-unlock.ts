import { loginSettingsQuery, readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readReminder } from './read-reminder';
import { shownReminder } from './shown-reminder';

/** The typed unlock code is not the one that the platform sent. */
export class WrongCode extends Error {}

/**
 * Sends the unlock code of the shown entry. The platform checks it and sets `showCode`; its live message then removes the
 * reminder from all open consoles. An existing platform may send the codes instead of checking them: then the console
 * compares, and sends the whole reminder, because such a platform may replace it.
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
      const { expireSettings, ...rest } = objectOf(settings.pressMoney);
      const items = Array.isArray(expireSettings) ? expireSettings : [];
      const stored = objectOf(items[shown.unlocks]).code;
      const isSent = !isJsonObject(stored);
      if (isSent && String(stored) !== code) throw new WrongCode();
      const unlocked = { ...objectOf(items[shown.unlocks]), showCode: true, ...(!isSent && { code }) };
      await api.patch('core/setting', {
        _pressMoney: true,
        pressMoney: { ...(isSent && rest), expireSettings: items.with(shown.unlocks, unlocked) },
      });
    },
    onSuccess: () => readAgain(queries, settingKeys.all),
  });
}
