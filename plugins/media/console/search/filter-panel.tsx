import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { fileKinds, type FileSearch } from '../place/place';
import { DayInput } from './day-input';
import styles from './filters.module.css';
import { SizeInput } from './size-input';
import { UploaderSelect } from './uploader-select';

interface FilterPanelProps {
  search: FileSearch;
  /** The shown folder; '' for the top. */
  folder: string;
  onChange: (change: Partial<FileSearch>) => void;
}

/** The conditions of a search beside the name. Each takes effect at once. */
export function FilterPanel({ search, folder, onChange }: FilterPanelProps) {
  const { t } = useTranslation('media');
  const { kinds, minBytes, maxBytes, from, to, uploader, isUnused, isInFolder } = search;
  return (
    <section aria-label={t('filter.label')} className={styles.panel}>
      <fieldset className={styles.wide}>
        <legend>{t('filter.kind')}</legend>
        <Checkbox.Group
          value={[...kinds]}
          onChange={(values) => onChange({ kinds: fileKinds.filter((kind) => values.includes(kind)) })}
          options={fileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </fieldset>
      <SizeInput label={t('filter.min')} bytes={minBytes} onChange={(bytes) => onChange({ minBytes: bytes })} />
      <SizeInput label={t('filter.max')} bytes={maxBytes} onChange={(bytes) => onChange({ maxBytes: bytes })} />
      <DayInput label={t('filter.from')} day={from} onChange={(day) => onChange({ from: day })} />
      <DayInput label={t('filter.to')} day={to} onChange={(day) => onChange({ to: day })} />
      <UploaderSelect uploader={uploader} onChange={(id) => onChange({ uploader: id })} />
      <div className={styles.wide}>
        <Checkbox checked={isUnused} onChange={(event) => onChange({ isUnused: event.target.checked })}>
          {t('filter.unused')}
        </Checkbox>
        {folder === '' ? null : (
          <Checkbox checked={isInFolder} onChange={(event) => onChange({ isInFolder: event.target.checked })}>
            {t('filter.inFolder', { folder })}
          </Checkbox>
        )}
      </div>
    </section>
  );
}
