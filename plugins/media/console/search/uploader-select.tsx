import { useConsole, useMay } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploaderName } from '../library/use-uploader-name';
import { nameOfUser, usersQuery } from '../library/users';
import styles from './filters.module.css';

interface UploaderSelectProps {
  /** Id of a user. */
  uploader: string | undefined;
  onChange: (uploader: string | undefined) => void;
}

/** The user who uploaded a file: oneself, or any user for those who may see users. */
export function UploaderSelect({ uploader, onChange }: UploaderSelectProps) {
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
