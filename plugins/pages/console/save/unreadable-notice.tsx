import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedTree } from '../editor/editor-state';
import styles from './unreadable-notice.module.css';

/**
 * Stored values that are no pages, which a save would delete: it waits until the user agrees.
 * `isBlocked`: the user has not agreed; `isDeleting`: the next save deletes them.
 */
export function useUnreadable(base: SavedTree) {
  const [agreedTo, setAgreedTo] = useState('');
  const pointers = base.unreadable ?? [];
  const isDeleting = pointers.length > 0 && agreedTo === pointers.join(' ');
  return {
    pointers,
    isDeleting,
    isBlocked: pointers.length > 0 && !isDeleting,
    agree: () => setAgreedTo(pointers.join(' ')),
  };
}

interface UnreadableNoticeProps {
  unreadable: ReturnType<typeof useUnreadable>;
  mayDelete: boolean;
}

/** Shows which stored values are no pages, and why nothing can be saved before they may be deleted. */
export function UnreadableNotice({ unreadable, mayDelete }: UnreadableNoticeProps) {
  const { t } = useTranslation('pages');
  const { pointers, isDeleting, agree } = unreadable;
  if (pointers.length === 0) return null;
  const permission = t('data::permissions.frontRouterMenu.delete');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.notice}
      title={t('unreadable.title', { count: pointers.length })}
      description={
        <>
          <p>
            {isDeleting
              ? t('unreadable.deleting')
              : t(mayDelete ? 'unreadable.blocked' : 'unreadable.mayNotDelete', { permission })}
          </p>
          <ul className={styles.pointers}>
            {pointers.map((pointer) => (
              <li key={pointer}>
                <bdi dir="ltr">{pointer}</bdi>
              </li>
            ))}
          </ul>
        </>
      }
      action={mayDelete && !isDeleting ? <Button onClick={agree}>{t('unreadable.agree')}</Button> : undefined}
    />
  );
}
