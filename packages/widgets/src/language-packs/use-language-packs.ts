import { useCallback, useState } from 'react';
import { reasonOf, useLoaded } from '../services/use-loaded';
import type { LanguagePack } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { packOf } from './pack-name';

/** The installed packs and what can be done with them. A failure stays on the screen until the next try. */
export function useLanguagePacks(catalog: string) {
  const messages = useWidgetMessages();
  const { languagePacks } = useWidgetServices();
  const { loaded, reload } = useLoaded(
    useCallback(() => languagePacks?.list(catalog) ?? Promise.resolve([]), [languagePacks, catalog]),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  async function attempt(act: () => Promise<void>, failureKey: string) {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await act();
      reload();
    } catch (error) {
      setFailure(messages(failureKey, { reason: reasonOf(error) }));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    loaded,
    isBusy,
    failure,
    canChange: languagePacks !== undefined,
    upload: (file: File) => {
      if (!languagePacks) return;
      if (packOf(file.name)) void attempt(() => languagePacks.upload(file, catalog), 'packs.uploadFailed');
      else setFailure(messages('packs.wrongName'));
    },
    remove: (pack: LanguagePack) => {
      if (languagePacks) void attempt(() => languagePacks.remove(pack), 'packs.removeFailed');
    },
  };
}
