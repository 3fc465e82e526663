import type { UploadOptions } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useRef, useState } from 'react';

/** How long the bar of an upload stays full. */
const fullMilliseconds = 400;

/** The upload of a dialog: one at a time, with how far it is, and with a way to cut it off. */
export function useUpload() {
  const { api } = useConsole();
  const latest = useRef<AbortController>(undefined);
  /** Undefined while nothing is sent; 99 at most until the platform has answered, then 100. */
  const [percent, setPercent] = useState<number>();

  return {
    percent,
    /** Rejects as `api.upload` does, also where it was cut off. */
    async send<Body>(resource: string, file: File, options: Omit<UploadOptions, 'onProgress' | 'signal'>) {
      const own = new AbortController();
      latest.current = own;
      setPercent(0);
      try {
        return await api.upload<Body>(resource, file, { ...options, onProgress: setPercent, signal: own.signal });
      } catch (error) {
        setPercent(undefined);
        throw error;
      }
    },
    /** Lets the full bar be seen. True where nobody has closed the dialog meanwhile. */
    async showFull() {
      await new Promise((resolve) => setTimeout(resolve, fullMilliseconds));
      return latest.current?.signal.aborted === false;
    },
    stop: () => latest.current?.abort(),
    clear: () => setPercent(undefined),
  };
}
