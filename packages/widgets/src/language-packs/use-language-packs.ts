import { packOf } from '@signalbox/schemas/pack-name';
import { useCallback, useState } from 'react';
import { reasonOf, useLoaded } from '../services/use-loaded';
import type { LanguagePack } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

/** The installed packs, with upload and removal. An error is shown until the next attempt. */
export function useLanguagePacks(catalog: string) {
  const messages = useWidgetMessages();
  const { languagePacks } = useWidgetServices();
  const { loaded, reload } = useLoaded(
    useCallback(() => languagePacks?.list(catalog) ?? Promise.resolve([]), [languagePacks, catalog]),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | undefined>();

  async function attempt(run: () => Promise<void>, errorKey: string) {
    setErrorText(undefined);
    setIsBusy(true);
    try {
      await run();
      reload();
    } catch (error) {
      setErrorText(messages(errorKey, { reason: reasonOf(error) }));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    loaded,
    isBusy,
    errorText,
    canChange: languagePacks !== undefined,
    upload: (file: File) => {
      if (!languagePacks) return;
      if (packOf(file.name)) void attempt(() => languagePacks.upload(file, catalog), 'packs.uploadFailed');
      else setErrorText(messages('packs.wrongName'));
    },
    remove: (pack: LanguagePack) => {
      if (languagePacks) void attempt(() => languagePacks.remove(pack), 'packs.removeFailed');
    },
  };
}
