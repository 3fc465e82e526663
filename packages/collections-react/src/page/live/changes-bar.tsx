import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './changes-bar.module.css';
import { countOfChanges, type PendingChanges } from '@signalbox/collections-core';

interface ChangesBarProps {
  pending: PendingChanges;
  onReload: () => void;
}

/** Shows how many records have changed since the list was read, and a button that reads it again. */
export function ChangesBar({ pending, onReload }: ChangesBarProps) {
  const { t } = useTranslation('collections-react');
  const count = countOfChanges(pending);
  const text = pending.isAll ? t('live.all') : t('live.changed', { count, number: count });
  const isShown = pending.isAll || count > 0;
  return (
    <div className={styles.bar}>
      <output>{isShown ? text : ''}</output>
      {isShown ? (
        <Button type="link" size="small" icon={<SyncOutlined aria-hidden />} onClick={onReload}>
          {t('live.reload')}
        </Button>
      ) : null}
    </div>
  );
}
