import { useConsole } from '@signalbox/api/react';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { maxExactCount } from '../../shared/search';
import { selectedText } from '../items/selected-text';
import { bytesText } from '../library/bytes-text';
import styles from './trash.module.css';
import type { Trash } from './use-trash';

/**
 * Shows how many entries there are and how much space they take, and how many are selected. Screen readers hear its
 * changes.
 */
export function TrashStatus({ trash: { count, exactCount, bytes, selection } }: { trash: Trash }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const parts =
    count === undefined
      ? []
      : [
          exactCount < 0
            ? t('trash.manyEntries', { number: maxExactCount })
            : t('trash.entries', { count: exactCount }),
          t('trash.space', { size: bytesText(bytes, language) }),
        ];
  if (selection.waiting !== undefined) parts.push(t('count.loading'));
  if (selection.selected.size > 0) parts.push(selectedText(t, selection));
  return (
    <Typography.Text type="secondary" className={styles.status}>
      <output>{parts.join(' · ')}</output>
    </Typography.Text>
  );
}
