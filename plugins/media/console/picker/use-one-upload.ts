import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { parentOf } from '../library/paths';
import type { UploadState } from '../uploads/items/upload-item';
import { summaryOf } from '../uploads/items/upload-summary';
import { uploadsAtom } from '../uploads/queue/uploads-atom';
import { useUploadQueue } from '../uploads/queue/use-upload-queue';

export interface OneUploadOptions {
  directory: string;
  /** Called with the URL of the file and its directory: another one for an existing file. */
  onUploaded: (url: string, directory: string) => void;
}

/** Uploads one file at a time by the queue of the page, without a question. */
export function useOneUpload({ directory, onUploaded }: OneUploadOptions) {
  const { queue } = useUploadQueue();
  const { items } = useAtomValue(uploadsAtom);
  const [id, setId] = useState<string>();
  const [ended, setEnded] = useState<UploadState>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const start = (file: File) => {
    setEnded(undefined);
    const started = queue.addOne(file, directory, {
      action: 'rename',
      preset: { duplicate: 'use' },
      onEnd(state) {
        if (!isShown.current) return;
        // This dialog says how it ended, so the queue need not.
        queue.cancel(started);
        setId(undefined);
        setEnded(state);
        if (state.kind === 'stored') onUploaded(state.url ?? '', directory);
        if (state.kind === 'existing') onUploaded(state.existing.url, parentOf(state.existing.path));
      },
    });
    setId(started);
  };
  return {
    start,
    /** Undefined while no upload is under way. */
    percent: id === undefined ? undefined : summaryOf(items.filter((item) => item.id === id)).percent,
    /** How the last one ended. */
    ended,
  };
}
