import { indent } from '../rows/row-size';
import styles from './drop-line.module.css';
import type { TreeDrag } from './use-tree-drag';

/** The place of a drop in the row under the pointer: a line, or a frame. A blocked place has its reason. */
export function DropLine({ zone, level, blocked }: NonNullable<TreeDrag['over']>) {
  const start = 8 + (level - 1) * indent;
  return (
    <span className={blocked === undefined ? styles.place : styles.blocked}>
      <span
        data-drop={zone}
        className={styles[zone]}
        style={zone === 'inside' ? undefined : { insetInlineStart: start }}
      />
      {blocked === undefined ? null : <span className={styles.reason}>{blocked}</span>}
    </span>
  );
}
