import { FilterOutlined, InsertRowLeftOutlined, ReloadOutlined } from '@ant-design/icons';
import { readAgain } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import { recordKeys } from '../model/record-keys';
import type { ExportButtonProps } from '../model/slot-props';
import styles from './list-page.module.css';
import { slots } from './slots';

interface ListToolsProps {
  model: OpenModel;
  hasConditions: boolean;
  isFiltering: boolean;
  onFilter: () => void;
  onColumns: () => void;
  /** Of the export. */
  exported: Omit<ExportButtonProps, 'model'>;
}

/** Opens the builder of the filter and the chooser of columns, and reads the records again. */
export function ListTools({ model, hasConditions, isFiltering, onFilter, onColumns, exported }: ListToolsProps) {
  const { t } = useTranslation('lists');
  const queries = useQueryClient();
  const { exportButton: ExportButton } = slots;
  return (
    <div className={styles.buttons}>
      <Button
        icon={<FilterOutlined />}
        type={hasConditions ? 'primary' : 'default'}
        ghost={hasConditions}
        aria-expanded={isFiltering}
        onClick={onFilter}
      >
        {t('filter.open')}
      </Button>
      <Button icon={<InsertRowLeftOutlined />} onClick={onColumns}>
        {t('columns.open')}
      </Button>
      {ExportButton ? (
        <Suspense>
          <ExportButton model={model} {...exported} />
        </Suspense>
      ) : null}
      <Button
        icon={<ReloadOutlined />}
        onClick={() => void readAgain(queries, recordKeys.ofModel(model.id))}
        aria-label={t('reload')}
        title={t('reload')}
      />
    </div>
  );
}
