import type { MediaSearchQuery } from '../../shared/generated/types';
import { isSearching, type LibraryPlace } from './place';

/** The query of `GET core/mediaLibrary/search` for what the page shows: the files of a folder, or those of a search. */
export function searchQueryOf({ folder, search, sort }: LibraryPlace): MediaSearchQuery {
  const order = { [sort.by]: sort.isDescending ? -1 : 1 };
  if (!isSearching(search)) return { filter: { directory: folder, below: false }, sort: order };
  const { text, kinds, minBytes, maxBytes, from, to, uploader, isUnused, isInFolder } = search;
  const bytes = {
    ...(minBytes === undefined ? {} : { $gte: minBytes }),
    ...(maxBytes === undefined ? {} : { $lte: maxBytes }),
  };
  const modifiedAt = {
    ...(from === undefined ? {} : { $gte: startOf(from, 0) }),
    ...(to === undefined ? {} : { $lt: startOf(to, 1) }),
  };
  return {
    filter: {
      ...(text.trim() === '' ? {} : { text: text.trim() }),
      ...(kinds.length === 0 ? {} : { kind: { $in: [...kinds] } }),
      ...(Object.keys(bytes).length === 0 ? {} : { bytes }),
      ...(Object.keys(modifiedAt).length === 0 ? {} : { modifiedAt }),
      ...(uploader === undefined ? {} : { uploader }),
      ...(isUnused ? { unused: true as const } : {}),
      ...(isInFolder && folder !== '' ? { directory: folder } : {}),
    },
    sort: order,
  };
}

/** The local midnight at which a day starts, or the one some days later. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
