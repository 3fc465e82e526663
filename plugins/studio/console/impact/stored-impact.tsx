import { useConsole } from '@signalbox/api/react';
import { LoadFailure, useFormMessages } from '@signalbox/console-kit';
import { pathOf } from '@signalbox/engine/core';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import type { Impact, StoredConflict } from '../../shared/impact';
import { draftMessages } from '../preview/draft-messages';
import styles from './stored-impact.module.css';

interface StoredImpactProps {
  draft: TabDraft;
  /** True once the form of the draft, as it is now, has no errors. */
  hasForm: boolean;
}

/** Compares the stored settings of all projects with the draft, when the user asks for it. */
export function StoredImpact({ draft, hasForm }: StoredImpactProps) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (compared: TabDraft) => api.post<Impact>('core/schema/impact', compared),
  });
  return (
    <section aria-labelledby="studio-impact" className={styles.impact}>
      <h3 id="studio-impact" className={styles.title}>
        {t('impact.title')}
      </h3>
      <div className={styles.question}>
        <span>{t('impact.help')}</span>
        <Button disabled={!hasForm} loading={isPending} onClick={() => mutate(draft)}>
          {t('impact.read')}
        </Button>
      </div>
      <output>
        {error && <LoadFailure error={error} onRetry={() => mutate(draft)} />}
        {data && !isPending && <Result impact={data} draft={variables ?? draft} isOld={variables !== draft} />}
      </output>
    </section>
  );
}

interface ResultProps {
  impact: Impact;
  /** The draft that was compared. */
  draft: TabDraft;
  isOld: boolean;
}

function Result({ impact, draft, isOld }: ResultProps) {
  const { t } = useTranslation('studio');
  const messages = useDraftMessages(draft);
  const { projects, affected, conflicts, isComplete } = impact;
  const place = useRef<HTMLDivElement>(null);
  // The pane scrolls, and the result may be below its edge.
  useEffect(() => {
    // Newer browsers return a promise.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      {isOld && <p className={styles.note}>{t('impact.old')}</p>}
      <p>
        {affected === 0
          ? t('impact.none', { projects: String(projects) })
          : t('impact.some', { affected: String(affected), projects: String(projects) })}
      </p>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <ConflictItem
            key={`${conflict.project} ${conflict.pointer} ${conflict.keyword}`}
            conflict={conflict}
            formId={draft.id}
            messages={messages}
          />
        ))}
      </ul>
      {!isComplete && <p className={styles.note}>{t('impact.partial')}</p>}
    </div>
  );
}

/** In the language of the console, as far as the draft has it. */
function useDraftMessages(draft: TabDraft): FormMessages {
  const { language } = useConsole();
  const ofConsole = useFormMessages();
  return useMemo(() => draftMessages(draft, language, ofConsole), [draft, language, ofConsole]);
}

interface ConflictItemProps {
  conflict: StoredConflict;
  formId: string;
  messages: FormMessages;
}

/** Project, reason and stored value. */
function ConflictItem({ conflict, formId, messages }: ConflictItemProps) {
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
