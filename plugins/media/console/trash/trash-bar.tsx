import { DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './trash.module.css';

interface TrashBarProps {
  isDisabled: boolean;
  /** Missing: the user may not do it. */
  onRestore: (() => void) | undefined;
  onPurge: (() => void) | undefined;
}

/** Offers what the user may do with the selected entries. */
export function TrashBar({ isDisabled, onRestore, onPurge }: TrashBarProps) {
  const { t } = useTranslation('media');
  if (!onRestore && !onPurge) return null;
  return (
    <div role="toolbar" aria-label={t('actions.label')} className={styles.bar}>
      {onRestore ? (
        <Button type="text" icon={<RollbackOutlined aria-hidden />} disabled={isDisabled} onClick={onRestore}>
          {t('trash.restore')}
        </Button>
      ) : null}
      {onPurge ? (
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} disabled={isDisabled} onClick={onPurge}>
          {t('trash.purge')}
        </Button>
      ) : null}
    </div>
  );
}
