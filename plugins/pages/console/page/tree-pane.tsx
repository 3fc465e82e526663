import { PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { countNodes } from '../../shared/tree/find-node';
import type { Editor } from '../editor/use-editor';
import type { Changes } from '../editor/use-changes';
import type { Moves } from '../editor/use-moves';
import type { Marks } from '../marks/find-marks';
import { MarkSummary } from '../marks/mark-summary';
import { UncheckedDashboards } from '../marks/unchecked-dashboards';
import type { LiveDashboards } from '../dashboards/use-live-dashboards';
import type { RowActions } from '../tree/row-actions';
import { PageTree } from '../tree/page-tree';
import styles from './router-page.module.css';
import type { PageRights } from '../rights/use-page-rights';
import { UndoButtons } from './undo-buttons';

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
