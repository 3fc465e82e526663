import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useView } from '../browse/use-view';
import { type FileSearch, isSearching, noSearch } from '../place/place';
import { usePlace } from '../place/use-place';
import { FilterButton } from '../search/filter-button';
import { FilterChips } from '../search/filter-chips';
import { SearchBox } from '../search/search-box';
import { DirectoryDrawer } from '../tree/directory-drawer';
import { DirectoryPane } from '../tree/directory-pane';
import { DropZone } from '../uploads/drop/drop-zone';
import { UploadButton } from '../uploads/drop/upload-button';
import { FolderPath } from './folder-path';
import { ListPane, placeKeyOf } from './list-pane';
import { ReloadButton } from './reload-button';
import styles from './media-page.module.css';
import { useListing } from './use-listing';
import { useSelection } from './use-selection';
import { ViewTools } from './view-tools';

const FileDrawer = lazy(async () => ({ default: (await import('../details/file-drawer')).FileDrawer }));
const FilterPanel = lazy(async () => ({ default: (await import('../search/filter-panel')).FilterPanel }));

/** The folders, and the files of one of them or of a search. On a narrow screen the folders are in a drawer. */
export function LibraryBrowser() {
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const [place, goTo] = usePlace();
  const [view, setView] = useView();
  const [isFiltering, setIsFiltering] = useState(false);
  const listing = useListing(place);
  const { selection, setSelection, prepare } = useSelection(placeKeyOf(place), listing.items);
  const { folder, search, sort, file } = place;

  const openFolder = (next: string) => goTo({ folder: next, search: noSearch, file: undefined });
  const changeSearch = useCallback(
    (change: Partial<FileSearch>) =>
      goTo({ search: { ...search, ...change }, file: undefined }, { replace: isSearching(search) }),
    [goTo, search],
  );
  const searchText = useCallback((text: string) => changeSearch({ text }), [changeSearch]);

  return (
    <div className={styles.card}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox text={search.text} onSearch={searchText} />
        </div>
        {isNarrow ? <DirectoryDrawer folder={folder} onOpen={openFolder} /> : null}
        <FilterButton search={search} isOpen={isFiltering} onToggle={() => setIsFiltering(!isFiltering)} />
        <ReloadButton />
        <UploadButton folder={folder} />
      </div>
      {isFiltering ? (
        <Suspense>
          <FilterPanel search={search} folder={folder} onChange={changeSearch} />
        </Suspense>
      ) : null}
      <FilterChips search={search} folder={folder} onChange={changeSearch} />
      <div className={styles.placeBar}>
        <FolderPath place={place} />
        <ViewTools
          view={view}
          onView={setView}
          sort={sort}
          onSort={(next) => goTo({ sort: next }, { replace: true })}
        />
      </div>
      <DropZone folder={folder} className={styles.panes}>
        {isNarrow ? null : (
          <div className={styles.treePane}>
            <DirectoryPane folder={folder} onOpen={openFolder} />
          </div>
        )}
        <ListPane
          listing={listing}
          place={place}
          goTo={goTo}
          view={view}
          selection={selection}
          onSelect={setSelection}
          onPrepare={prepare}
        />
      </DropZone>
      {file === undefined ? null : (
        <Suspense>
          <FileDrawer path={file} onClose={() => goTo({ file: undefined })} />
        </Suspense>
      )}
    </div>
  );
}
