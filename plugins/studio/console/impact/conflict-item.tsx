import { pathOf } from '@signalbox/engine/core';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import { useTranslation } from 'react-i18next';
import type { StoredConflict } from '../../shared/impact';
import styles from './stored-impact.module.css';

interface ConflictItemProps {
  conflict: StoredConflict;
  formId: string;
  messages: FormMessages;
}

/** Project, reason and stored value. */
export function ConflictItem({ conflict, formId, messages }: ConflictItemProps) {
  const { t } = useTranslation('studio');
  const { project, pointer, field, keyword, value } = conflict;
  const path = pathOf(field === '' ? pointer : field);
  const reason =
    keyword === 'unknown'
      ? t('impact.unknown', { name: pointer })
      : errorSentence({ formId, plan: { path, messageKey: path.join('.') }, error: conflict, messages });
  return (
    <li className={styles.item}>
      <bdi className={styles.note}>{project === 'default' ? t('impact.defaultProject') : project}</bdi>
      <span>{reason}</span>
      {value !== undefined && <bdi className={styles.note}>{t('impact.value', { value })}</bdi>}
    </li>
  );
}
