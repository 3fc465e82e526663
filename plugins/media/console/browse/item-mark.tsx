import { CheckOutlined } from '@ant-design/icons';
import styles from './list.module.css';

/** Selects the item beside the others, by mouse and finger. The keyboard has keys for it. */
export function ItemMark({ isSelected }: { isSelected: boolean }) {
  return (
    <span data-mark aria-hidden className={styles.mark}>
      <span className={styles.box}>{isSelected ? <CheckOutlined aria-hidden /> : null}</span>
    </span>
  );
}
