import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { expectedSeconds } from './expected-seconds';
import type { PartSize } from '../../shared/part-size';

/** Expected duration of the backup in the form. Renders nothing if it is unknown. */
export function ExpectedTime({ store, sizes }: { store: FormStore; sizes: readonly PartSize[] | undefined }) {
  const { t, i18n } = useTranslation('backup');
  const [item, modules] = useScope().key === 'project' ? ['/item', '/mongoItem'] : ['/parts', '/parts'];
  const chosen = { item: useFieldValue(item, store), modules: useFieldValue(modules, store) };
  const seconds = expectedSeconds(sizes ?? [], chosen);
  if (seconds === undefined) return null;
  const minutes = Math.ceil(seconds / 60).toLocaleString(i18n.language);
  return (
    <Typography.Text type="secondary" aria-live="polite">
      {seconds < 60 ? t('time.short') : t('time.minutes', { minutes })}
    </Typography.Text>
  );
}
