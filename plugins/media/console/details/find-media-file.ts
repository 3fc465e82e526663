import { ApiError } from '@signalbox/api/client';
import type { WidgetTools } from '@signalbox/api/plugin';
import type { MediaFile } from '@signalbox/widgets';

/**
 * Returns a function that finds out what the library knows of the file at a stored address. It resolves to undefined
 * for an address that is not of this library. Returns undefined if the user may not see the library, or the platform
 * has no call for it.
 */
export function findMediaFileOf({ api, hasExtensions, queryClient, withShownError, may }: WidgetTools) {
  if (!hasExtensions || !may('media.view')) return undefined;
  return async (address: string): Promise<MediaFile | 'gone' | undefined> => {
    if (!ownAddress.test(address)) return undefined;
    // Not part of the first load, as few forms have a file.
    const { fileQuery } = await import('./file-queries');
    return withShownError(
      queryClient.fetchQuery(fileQuery(api, address)).then(
        ({ bytes }) => ({ bytes }),
        (error: unknown) => {
          const name = error instanceof ApiError ? error.errorName : undefined;
          if (name === 'notFound') return 'gone';
          // The library of another project.
          if (name === 'invalidPath') return undefined;
          throw error;
        },
      ),
    );
  };
}

const ownAddress = /^(?:\/?rest)?\/?core\/media\//;
