import { useCallback } from 'react';
import { useLoaded } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';

interface KnownFile {
  /** Missing while it is loading, and for files that are not in the library. */
  bytes?: number;
  /** True for an address of the library at which no file is. */
  isGone: boolean;
  /** Why nothing could be learnt of the file. */
  reason?: string;
  retry: () => void;
}

/** Returns what the media library knows of the file at an address. */
export function useMediaFile(address: string): KnownFile {
  const { findMediaFile } = useWidgetServices();
  const load = useCallback(async () => {
    const found = await findMediaFile?.(address);
    return found === undefined ? [] : [{ address, found }];
  }, [address, findMediaFile]);
  const { loaded, reload: retry } = useLoaded(load);
  const [item] = loaded.items;
  // A result that was loaded for the file before does not belong to this one.
  const found = item?.address === address ? item.found : undefined;
  if (loaded.status === 'failed') return { isGone: false, reason: loaded.reason, retry };
  return { isGone: found === 'gone', ...(typeof found === 'object' && { bytes: found.bytes }), retry };
}
