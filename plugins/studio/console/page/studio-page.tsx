import { PageCard, PageFrame } from '@signalbox/console-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import { useCheck } from '../check/use-check';
import { useDraft } from '../draft/use-draft';
import { FilesPane } from '../files/files-pane';
import { StoredImpact } from '../impact/stored-impact';
import { Preview } from '../preview/preview';
import { PublishedTabs } from '../publish/published-tabs';
import { StudioActions } from './studio-actions';
import styles from './studio-page.module.css';

/** `/app/studio`: the files of a settings tab beside the tab itself. */
export function StudioPage() {
  const { t } = useTranslation('studio');
  const [draft, setDraft] = useDraft();
  /** Another one for each draft that was not typed: the editors start anew. */
  const [opened, setOpened] = useState(0);
  const check = useCheck(draft);
  const isValid = !check.isChecking && check.report?.errors.length === 0;
  const handleOpen = (other: TabDraft) => {
    setDraft(other);
    setOpened(opened + 1);
  };
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      width="wide"
      actions={<StudioActions draft={draft} isValid={isValid} onOpen={handleOpen} />}
    >
      <div className={styles.panes}>
        <PageCard>
          <FilesPane key={opened} draft={draft} check={check} onChange={setDraft} />
        </PageCard>
        <PageCard>
          <section aria-labelledby="studio-preview">
            <h2 id="studio-preview" className={styles.heading}>
              {t('preview.title')}
            </h2>
            <Preview key={opened} draft={draft} url={check.report?.url} isChecking={check.isChecking} />
            <p className={styles.hint}>{t('preview.hint')}</p>
            <StoredImpact draft={draft} hasForm={check.report?.url !== undefined && !check.isChecking} />
          </section>
        </PageCard>
      </div>
      <PageCard>
        <PublishedTabs onOpen={handleOpen} />
      </PageCard>
    </PageFrame>
  );
}
