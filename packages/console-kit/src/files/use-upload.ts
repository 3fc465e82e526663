import type { UploadOptions } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useRef, useState } from 'react';

/** Milliseconds for which the full progress bar stays. */
const fullMilliseconds = 400;

/** The upload of a dialog: one at a time, with its progress and a way to cancel it. */
export function useUpload() {
  const { api } = useConsole();
  const latest = useRef<AbortController>(undefined);
  /** Undefined while nothing is sent; at most 99 until the platform responds, then 100. */
  const [percent, setPercent] = useState<number>();

  return {
    percent,
    /** Rejects as `api.upload` does, also when cancelled. */
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
    /** Keeps the full bar visible for a moment. True if the dialog is still open afterwards. */
    async showFull() {
      await new Promise((resolve) => setTimeout(resolve, fullMilliseconds));
      return latest.current?.signal.aborted === false;
    },
    stop: () => latest.current?.abort(),
    clear: () => setPercent(undefined),
  };
}
