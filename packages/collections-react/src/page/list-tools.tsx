import { FilterOutlined, InsertRowLeftOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { ExportButton, type ExportButtonProps } from '../actions/export/export-button';
import styles from './collection-page.module.css';

interface ListToolsProps {
  collection: Collection;
  hasConditions: boolean;
  isFiltering: boolean;
  onFilter: () => void;
  filterButton: RefObject<HTMLButtonElement | null>;
  onColumns: () => void;
  onReload: () => void;
  /** Props of the button that exports the records. */
  exported: Omit<ExportButtonProps, 'collection'>;
}

/** Opens the builder of the filter and the chooser of columns, and reads the records again. */
export function ListTools({
  collection,
  hasConditions,
  isFiltering,
  onFilter,
  filterButton,
  onColumns,
  onReload,
  exported,
}: ListToolsProps) {
  const { t } = useTranslation('collections-react');
  return (
    <div className={styles.buttons}>
      <Button
        ref={filterButton}
        icon={<FilterOutlined aria-hidden />}
        className={hasConditions ? styles.active : ''}
        aria-expanded={isFiltering}
        onClick={onFilter}
      >
        {t('filter.open')}
      </Button>
      <Button icon={<InsertRowLeftOutlined aria-hidden />} onClick={onColumns}>
        {t('columns.open')}
      </Button>
      <ExportButton collection={collection} {...exported} />
      <Button icon={<ReloadOutlined aria-hidden />} onClick={onReload} aria-label={t('reload')} title={t('reload')} />
    </div>
  );
}
