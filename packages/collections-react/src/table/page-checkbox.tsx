import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../common/selection/use-selection';
import styles from './record-table.module.css';

interface PageCheckboxProps {
  /** Ids of the records on the page. */
  ids: readonly string[];
  selection: Selection;
}

/** Selects all records of the page, or none of them. */
export function PageCheckbox({ ids, selection }: PageCheckboxProps) {
  const { t } = useTranslation('collections-react');
  const count = ids.filter(selection.isSelected).length;
  return (
    <th scope="col" className={`${styles.check} ${styles.head} ${styles.pinned}`}>
      <Checkbox
        aria-label={t('selection.page')}
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={() => selection.togglePage(ids)}
      />
    </th>
  );
}
