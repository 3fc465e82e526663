import { useConsole, useMay } from '@signalbox/api/react';
import { useDateMessages } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploaderName } from '../library/use-uploader-name';
import { nameOfUser, usersQuery } from '../library/users';
import { fileKinds, type FileSearch } from '../place/place';
import styles from './filters.module.css';
import { SizeInput } from './size-input';

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

interface UploaderSelectProps {
  /** Id of a user. */
  uploader: string | undefined;
  onChange: (uploader: string | undefined) => void;
}

/** The user who uploaded a file: oneself, or any user for those who may see users. */
function UploaderSelect({ uploader, onChange }: UploaderSelectProps) {
  const { t } = useTranslation('media');
  const { api, user } = useConsole();
  const may = useMay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data: users = [] } = useQuery({
    ...usersQuery(api, useDeferredValue(typed.trim())),
    enabled: may('user.view'),
    placeholderData: (previous) => previous,
  });
  const uploaderName = useUploaderName(uploader);
  const options = [
    { value: user.id, label: t('uploader.me') },
    ...users.filter((each) => each.id !== user.id).map((each) => ({ value: each.id, label: nameOfUser(each) })),
  ];
  const isListed = uploader === undefined || options.some(({ value }) => value === uploader);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('filter.uploader')}</label>
      <Select
        id={id}
        className={styles.input}
        value={uploader ?? null}
        onChange={(value: string | null | undefined) => onChange(value ?? undefined)}
        options={isListed ? options : [...options, { value: uploader, label: uploaderName ?? uploader }]}
        showSearch={{ filterOption: false, onSearch: (text) => setTyped(text.slice(0, 64)) }}
        placeholder={t('uploader.any')}
        allowClear
      />
    </div>
  );
}

interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayInput({ label, day, onChange }: DayInputProps) {
  const id = useId();
  useDateMessages();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        id={id}
        value={day === undefined ? null : dayjs(day)}
        onChange={(next: dayjs.Dayjs | null) => onChange(next?.format('YYYY-MM-DD'))}
        className={styles.input}
      />
    </div>
  );
}
