import { PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Empty, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Changes } from '../editor/use-changes';
import type { Editor } from '../editor/use-editor';
import styles from './router-page.module.css';

interface EmptyPagesProps {
  editor: Editor;
  changes: Changes;
  /** Missing: the user may not add pages. */
  onAdd: (() => void) | undefined;
}

/** The row of the last page had the focus, and no longer exists. */
const rowFocus = { autoFocus: true };

/** Replaces tree and form while there is no page: adds the first one, or shows why the user may not. */
export function EmptyPages({ editor: { canUndo, canRedo }, changes: { undo, redo }, onAdd }: EmptyPagesProps) {
  const { t } = useTranslation('pages');
  const hadPages = canUndo || canRedo;
  return (
    <section aria-label={t('tree.label')} className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
        <Flex vertical gap="small" align="center">
          {onAdd ? (
            <Button type="primary" icon={<PlusOutlined />} onClick={onAdd} {...(hadPages ? rowFocus : {})}>
              {t('empty.add')}
            </Button>
          ) : (
            <Typography.Text type="secondary">
              {t('empty.mayNotAdd', { permission: t('data::permissions.frontRouterMenu.add') })}
            </Typography.Text>
          )}
          {hadPages ? (
            <Flex gap="small" wrap justify="center">
              <Button icon={<UndoOutlined />} disabled={!canUndo} onClick={undo} {...(onAdd ? {} : rowFocus)}>
                {t('undo')}
              </Button>
              <Button icon={<RedoOutlined />} disabled={!canRedo} onClick={redo}>
                {t('redo')}
              </Button>
            </Flex>
          ) : null}
        </Flex>
      </Empty>
    </section>
  );
}
