import { PageCard, PageFrame } from '@signalbox/console-kit';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftError, TabDraft } from '../../shared/draft';
import { useCheck } from '../check/use-check';
import { FilesPane } from '../files/files-pane';
import { StoredImpact } from '../impact/stored-impact';
import { Preview } from '../preview/preview';
import panelStyles from '../properties/property-panel.module.css';
import { PublishedTabs } from '../publish/published-tabs';
import { StudioActions } from './studio-actions';
import styles from './studio-page.module.css';
import { firstErrorPlace } from '../workspace/first-error-place';
import { useWorkspace } from '../workspace/use-workspace';

const PropertyPanel = lazy(async () => ({ default: (await import('../properties/property-panel')).PropertyPanel }));

/** `/app/studio`: the files of a settings tab beside the tab itself, and the properties of the selected field. */
export function StudioPage() {
  const { t } = useTranslation('studio');
  const workspace = useWorkspace();
  const { draft, opened, selected, select, openDraft, openFile } = workspace;
  const check = useCheck(draft);
  const { report, state } = check;
  /** The list of published tabs is below the editor. */
  const handleOpen = (published: TabDraft, errors: readonly DraftError[]) => {
    const { file, place } = firstErrorPlace(published, errors);
    openDraft(published);
    openFile(file, place);
  };
  const isValid = state === 'checked' && report?.errors.length === 0;
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      width="wide"
      actions={<StudioActions workspace={workspace} isValid={isValid} />}
    >
      <div className={styles.panes}>
        <div className={styles.stack}>
          <PageCard>
            <FilesPane workspace={workspace} check={check} />
          </PageCard>
          <PageCard>
            <Suspense fallback={<LoadingPanel />}>
              <PropertyPanel workspace={workspace} errors={report?.errors ?? noErrors} />
            </Suspense>
          </PageCard>
        </div>
        <div className={styles.side}>
          <PageCard>
            <section aria-labelledby="studio-preview">
              <h2 id="studio-preview" className={styles.heading}>
                {t('preview.title')}
              </h2>
              <Preview
                key={opened}
                draft={draft}
                url={report?.url}
                check={state}
                selected={selected}
                onSelect={(pointer) => select(pointer, 'preview')}
              />
              <p className={styles.hint}>{t('preview.hint')}</p>
              <StoredImpact draft={draft} hasForm={report?.url !== undefined && state === 'checked'} />
            </section>
          </PageCard>
        </div>
      </div>
      <PageCard>
        <PublishedTabs onOpen={handleOpen} />
      </PageCard>
    </PageFrame>
  );
}

/** As high as the panel without a selected field: what is below must not move when the panel is loaded. */
function LoadingPanel() {
  const { t } = useTranslation('studio');
  return (
    <div className={panelStyles.panel} aria-busy>
      <h2 className={panelStyles.heading}>{t('properties.title')}</h2>
      <Skeleton.Input active block />
    </div>
  );
}

const noErrors: DraftError[] = [];
