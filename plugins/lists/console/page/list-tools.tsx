import { FilterOutlined, InsertRowLeftOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import type { ExportButtonProps } from '../model/slot-props';
import styles from './list-page.module.css';
import { slots } from './slots';

interface ListToolsProps {
  model: OpenModel;
  hasConditions: boolean;
  isFiltering: boolean;
  onFilter: () => void;
  filterButton: RefObject<HTMLButtonElement | null>;
  onColumns: () => void;
  onReload: () => void;
  /** Props of the button that exports the records. */
  exported: Omit<ExportButtonProps, 'model'>;
}

/** Opens the builder of the filter and the chooser of columns, and reads the records again. */
export function ListTools({
  model,
  hasConditions,
  isFiltering,
  onFilter,
  filterButton,
  onColumns,
  onReload,
  exported,
}: ListToolsProps) {
  const { t } = useTranslation('lists');
  const { exportButton: ExportButton } = slots;
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
      {ExportButton ? (
        <Suspense>
          <ExportButton model={model} {...exported} />
        </Suspense>
      ) : null}
      <Button icon={<ReloadOutlined aria-hidden />} onClick={onReload} aria-label={t('reload')} title={t('reload')} />
    </div>
  );
}
