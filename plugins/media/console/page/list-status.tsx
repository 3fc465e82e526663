import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Clipboard } from '../actions/open-dialog';
import { selectedText } from '../items/selected-text';
import type { Selection } from '../items/selection';
import { maxExactCount } from '../../shared/search';
import styles from './media-page.module.css';
import type { Listing } from './use-listing';

interface ListStatusProps {
  listing: Listing;
  selection: Selection;
  clipboard: Clipboard | undefined;
}

/** Shows how many files and folders there are, and how many are selected. Screen readers hear its changes. */
export function ListStatus({ listing, selection, clipboard }: ListStatusProps) {
  const { t } = useTranslation('media');
  const { directoryCount, fileCount, isPending } = listing;
  const count = Number(fileCount?.replace('+', ''));
  const files = fileCount?.endsWith('+')
    ? t('count.manyFiles', { number: maxExactCount })
    : t('count.files', { count });
  const parts = [
    ...(directoryCount > 0 ? [t('count.folders', { count: directoryCount })] : []),
    ...(fileCount === undefined ? [] : [files]),
    ...(clipboard ? [t(`clipboard.${clipboard.how}`, { count: clipboard.items.length })] : []),
    ...(selection.waiting === undefined ? [] : [t('count.loading')]),
    ...(selection.selected.size > 0 ? [selectedText(t, selection)] : []),
  ];
  return (
    <Typography.Text type="secondary" className={styles.status}>
      <output>{isPending ? '' : parts.join(' · ')}</output>
    </Typography.Text>
  );
}
