import { useState } from 'react';
import { imageError, imageExtensions, type ImageError } from '../image/image-rules';
import { reasonOf, useLoaded } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

/** The uploaded icons, with upload and removal if the user may do so. An error is shown until the next attempt. */
export function useOwnIcons() {
  const messages = useWidgetMessages();
  const { ownIcons } = useWidgetServices();
  const { loaded, reload } = useLoaded(ownIcons?.list);
  const [busy, setBusy] = useState<'uploading' | 'removing'>();
  const [errorText, setErrorText] = useState<string>();

  /** Resolves to undefined after an error. */
  async function attempt<Result>(kind: 'uploading' | 'removing', call: () => Promise<Result>) {
    setErrorText(undefined);
    setBusy(kind);
    try {
      const result = await call();
      reload();
      return { result };
    } catch (error) {
      const key = kind === 'uploading' ? 'icon.uploadFailed' : 'icon.removeFailed';
      setErrorText(messages(key, { reason: reasonOf(error) }));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  const { upload, remove } = ownIcons ?? {};
  return {
    loaded,
    reload,
    busy,
    errorText,
    /** Resolves to the URL of the icon. */
    upload:
      upload &&
      (async (file: File) => {
        const error = iconError(file);
        if (!error) return (await attempt('uploading', () => upload(file)))?.result;
        setErrorText(messages(`icon.${error}`));
        return undefined;
      }),
    /** Resolves to true when the icon is deleted. */
    remove:
      remove &&
      (async (url: string, options: { isUsed: boolean }) =>
        (await attempt('removing', () => remove(url, options))) !== undefined),
  };
}

/** 500 KB. */
const maxBytes = 500 * 1024;

/** Validates an icon by its name and size, as the server does. The server validates its content too. */
function iconError(file: Pick<File, 'name' | 'size'>): ImageError | undefined {
  return imageError(file, { extensions: imageExtensions, maxBytes });
}
