import { RightOutlined } from '@ant-design/icons';
import styles from './tree.module.css';

/**
 * Class names of a tree that draws the rows in sight: `tree`, `rows` and `row`, and in a row `icon` and `title`. A title has
 * `dir="auto"`. Attributes of a row: `data-active` in a tree with `aria-activedescendant`; `data-dragged`, `data-over`, and
 * `data-cut`.
 */
export const treeStyles = styles;

interface TreeToggleProps {
  /** Undefined for a row without rows below it: only the space. */
  isExpanded: boolean | undefined;
}

/** Start of a row. A click on `[data-toggle]` expands or collapses the row. */
export function TreeToggle({ isExpanded }: TreeToggleProps) {
  if (isExpanded === undefined) return <span className={styles.toggle} />;
  return (
    <span aria-hidden data-toggle className={isExpanded ? styles.toggleOpen : styles.toggle}>
      <RightOutlined />
    </span>
  );
}
