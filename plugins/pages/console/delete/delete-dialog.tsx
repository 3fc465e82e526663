import { Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { allNodes } from '../../shared/tree/find-node';
import type { PageNode } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';

interface DeleteDialogProps {
  node: PageNode;
  onDelete: () => void;
  onClose: () => void;
}

const mostNames = 10;

/** Asks before a page is deleted, and names the pages below it that go with it. */
export function DeleteDialog({ node, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const below = allNodes(node.children ?? []);
  const hiddenCount = below.length - mostNames;
  return (
    <Modal
      open
      centered
      title={t('delete.title', { title: titleOf(node) })}
      okText={t('delete.ok')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      onOk={onDelete}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      {below.length === 0 ? (
        t('delete.alone')
      ) : (
        <>
          {t('delete.below', { count: below.length })}
          <ul>
            {below.slice(0, mostNames).map((each) => (
              <li key={each.key}>{titleOf(each)}</li>
            ))}
          </ul>
          {hiddenCount > 0 ? <Typography.Text>{t('delete.more', { count: hiddenCount })}</Typography.Text> : null}
        </>
      )}
    </Modal>
  );
}
