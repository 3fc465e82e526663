import { useEffect, useState } from 'react';
import { useWidgetServices } from '../services/widget-services-context';

/** For a component with a date picker: puts it into the user's locale, once its messages are loaded. Until then it is in English. */
export function useDateMessages(): void {
  const { loadDateMessages } = useWidgetServices();
  const [, setLoadedMessages] = useState<typeof loadDateMessages>();
  useEffect(() => {
    // Renders again when the locale is loaded, and stays in English if loading fails.
    void loadDateMessages?.().then(
      () => setLoadedMessages(() => loadDateMessages),
      () => undefined,
    );
  }, [loadDateMessages]);
}
