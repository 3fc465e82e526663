import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { expectedSeconds } from './expected-seconds';
import styles from './expected-time.module.css';
import type { PartSize } from '../../shared/part-size';

interface ExpectedTimeProps {
  store: FormStore;
  sizes: readonly PartSize[] | undefined;
  isCalculating: boolean;
}

/** A line with the expected duration of the backup in the form. Empty if it is unknown. */
export function ExpectedTime({ store, sizes, isCalculating }: ExpectedTimeProps) {
  const { t, i18n } = useTranslation('backup');
  const [item, modules] = useScope().key === 'project' ? ['/item', '/mongoItem'] : ['/parts', '/parts'];
  const chosen = { item: useFieldValue(item, store), modules: useFieldValue(modules, store) };
  const seconds = expectedSeconds(sizes ?? [], chosen);
  const minutes = Math.ceil((seconds ?? 0) / 60).toLocaleString(i18n.language);
  const duration = seconds !== undefined && (seconds < 60 ? t('time.short') : t('time.minutes', { minutes }));
  return (
    <Typography.Text type="secondary" aria-live="polite" className={styles.line}>
      {isCalculating ? t('sizes.loading') : duration}
    </Typography.Text>
  );
}
