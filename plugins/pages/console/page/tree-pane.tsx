import { PlusOutlined, RedoOutlined, UndoOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countNodes } from '../../shared/tree/find-node';
import type { LiveDashboards } from '../dashboards/use-live-dashboards';
import type { Changes } from '../editor/use-changes';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import type { Marks } from '../marks/find-marks';
import { MarkSummary } from '../marks/mark-summary';
import { UncheckedDashboards } from '../marks/unchecked-dashboards';
import type { PageRights } from '../rights/use-page-rights';
import { PageTree } from '../tree/page-tree';
import type { RowActions } from '../tree/row-actions';
import styles from './router-page.module.css';

interface TreePaneProps {
  editor: Editor;
  moves: Moves;
  changes: Changes;
  actions: RowActions;
  marks: Marks;
  dashboards: LiveDashboards;
  rights: PageRights;
  /** Missing: the user may not add pages. */
  onAdd: (() => void) | undefined;
}

/** The tree with its tools above it. */
export function TreePane(props: TreePaneProps) {
  const { editor, moves, changes, actions, marks, dashboards, rights, onAdd } = props;
  const { t } = useTranslation('pages');
  const { tree } = editor;
  return (
    <section aria-label={t('tree.label')} className={styles.treePane}>
      <Flex gap="small" align="center" wrap>
        {onAdd ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
            {t('add.top')}
          </Button>
        ) : null}
        <UndoButtons editor={editor} changes={changes} />
        <Typography.Text type="secondary">{t('count', { count: countNodes(tree) })}</Typography.Text>
      </Flex>
      <UncheckedDashboards failure={dashboards.failure} />
      <MarkSummary editor={editor} marks={marks} />
      <div className={styles.treeFrame}>
        <PageTree
          editor={editor}
          moves={moves}
          actions={actions}
          noteOf={(key) =>
            marks
              .get(key)
              ?.map((kind) => t(`mark.${kind}`))
              .join(', ')
          }
        />
      </div>
      {moves.warning === undefined ? (
        <Typography.Text type="secondary" className={styles.keys}>
          {t(`tree.${keysHint(rights)}`)}
        </Typography.Text>
      ) : (
        <Typography.Text className={styles.warning}>
          <WarningOutlined aria-hidden /> {moves.warning}
        </Typography.Text>
      )}
    </section>
  );
}

function keysHint({ mayMoveNew, mayDeleteNew }: PageRights): string {
  if (mayMoveNew) return mayDeleteNew ? 'keysAll' : 'keysMove';
  return mayDeleteNew ? 'keysDelete' : 'keys';
}

interface UndoButtonsProps {
  editor: Pick<Editor, 'canUndo' | 'canRedo'>;
  changes: Pick<Changes, 'undo' | 'redo'>;
}

/** Undo and Redo. A button that the last step disables gives its focus to the other one. */
function UndoButtons({ editor: { canUndo, canRedo }, changes: { undo, redo } }: UndoButtonsProps) {
  const { t } = useTranslation('pages');
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  // Before the browser moves the focus of a disabled button to the document.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null) return;
    if (!canUndo && activeElement === undoButton.current) redoButton.current?.focus();
    if (!canRedo && activeElement === redoButton.current) undoButton.current?.focus();
  }, [canUndo, canRedo]);
  return (
    <>
      <Button
        ref={undoButton}
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={undo}
        aria-label={t('undo')}
        title={t('undo')}
      />
      <Button
        ref={redoButton}
        icon={<RedoOutlined />}
        disabled={!canRedo}
        onClick={redo}
        aria-label={t('redo')}
        title={t('redo')}
      />
    </>
  );
}
