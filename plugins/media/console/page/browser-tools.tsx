import { ReloadOutlined } from '@ant-design/icons';
import { mediaQueries, readAgain, useMediaQuery } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryKeys } from '../library/library-queries';
import { type FileSearch, isSearching, type LibraryPlace, noSearch } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { FilterButton } from '../search/filter-button';
import { FilterChips } from '../search/filter-chips';
import { SearchBox } from '../search/search-box';
import { DirectoryDrawer } from '../tree/directory-drawer';
import { UploadButton } from '../uploads/drop/upload-button';
import styles from './media-page.module.css';

const FilterPanel = lazy(async () => ({ default: (await import('../search/filter-panel')).FilterPanel }));

/** The search with its conditions, and what concerns the whole list. On a narrow screen also the folders, in a drawer. */
export function BrowserTools({ place, goTo }: { place: LibraryPlace; goTo: GoToPlace }) {
  const { folder, search } = place;
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const [isFiltering, setIsFiltering] = useState(false);
  const changeSearch = useCallback(
    (change: Partial<FileSearch>) =>
      goTo({ search: { ...search, ...change }, file: undefined }, { replace: isSearching(search) }),
    [goTo, search],
  );
  const searchText = useCallback((text: string) => changeSearch({ text }), [changeSearch]);
  const openFolder = (next: string) => goTo({ folder: next, search: noSearch, file: undefined });
  return (
    <>
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
    </>
  );
}

/** Reads folders and files again, for what others have changed. */
function ReloadButton() {
  const { t } = useTranslation('media');
  const queries = useQueryClient();
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      onClick={() => void readAgain(queries, libraryKeys.all)}
      aria-label={t('reload')}
      title={t('reload')}
    />
  );
}
