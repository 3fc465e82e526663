import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { allNodes } from '../../shared/tree/find-node';
import type { PageNode } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  node: PageNode;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a page is deleted, and names the pages below it that are deleted with it. */
export function DeleteDialog({ node, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const below = allNodes(node.children ?? []);
  const belowText = t('delete.below', { count: below.length });
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
          {belowText}
          {/* A tab stop, as a long list scrolls. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
          <ul className={styles.names} aria-label={belowText} tabIndex={0}>
            {below.map((each) => (
              <li key={each.key}>{titleOf(each)}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
