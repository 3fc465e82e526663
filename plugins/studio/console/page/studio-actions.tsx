import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, LoadFailure } from '@signalbox/console-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TabDraft } from '../../shared/draft';
import { newDraft } from '../draft/new-draft';
import { tabsQuery } from '../files/tabs-query';
import { PublishButton } from '../publish/publish-button';
import type { Workspace } from '../workspace/use-workspace';
import styles from './studio-page.module.css';

interface StudioActionsProps {
  workspace: Workspace;
  /** True once the check of the draft, as it is now, finds no error. */
  isValid: boolean;
}

/** Starts from a tab of the product or from a new one, undoes changes of all files, downloads the folder, and publishes the tab. */
export function StudioActions({ workspace, isValid }: StudioActionsProps) {
  const { t } = useTranslation('studio');
  const { draft, openDraft, canUndo, canRedo, undo, redo } = workspace;
  const { mutate, error } = useMutation({
    mutationFn: async () => (await import('../draft/download-draft')).downloadDraft(draft),
  });
  return (
    <div className={styles.actions}>
      <TabChooser onOpen={openDraft} />
      <ConfirmPopover
        title={t('start.replace')}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => openDraft(newDraft)}
      >
        <Button>{t('start.new')}</Button>
      </ConfirmPopover>
      <Button disabled={!canUndo} onClick={undo}>
        {t('history.undo')}
      </Button>
      <Button disabled={!canRedo} onClick={redo}>
        {t('history.redo')}
      </Button>
      <Link to="/app/studio/widgets" className={styles.link}>
        {t('gallery.open')}
      </Link>
      <Button onClick={() => mutate()}>{t('download')}</Button>
      <PublishButton draft={draft} isValid={isValid} />
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
    </div>
  );
}

/** Opens a copy of a tab of the product. Asks first: it replaces the draft. */
function TabChooser({ onOpen }: { onOpen: (draft: TabDraft) => void }) {
  const { t } = useTranslation('studio');
  const { api, language } = useConsole();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery(tabsQuery(api));
  const open = useMutation({
    mutationFn: (id: string) => api.get<TabDraft>(`core/schema/tab?id=${encodeURIComponent(id)}`),
    onSuccess: (draft) => {
      setChosen(undefined);
      onOpen(draft);
    },
  });
  const handleConfirm = () => {
    if (chosen !== undefined) open.mutate(chosen);
  };
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (open.error) return <LoadFailure error={open.error} onRetry={handleConfirm} />;
  return (
    <ConfirmPopover
      open={chosen !== undefined}
      title={t('start.replaceWith', { id: chosen ?? '' })}
      okText={t('start.open')}
      cancelText={t('start.keep')}
      onConfirm={handleConfirm}
      onCancel={() => setChosen(undefined)}
    >
      <Select
        className={styles.start}
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        styles={{ popup: { root: { maxInlineSize: 'calc(100vw - 32px)' } } }}
        aria-label={t('start.label')}
        placeholder={t('start.label')}
        value={chosen}
        disabled={data === undefined || open.isPending}
        options={(data?.tabs ?? []).map(({ id, title }) => ({
          value: id,
          label: `${title[language] ?? title['en'] ?? id} (${id})`,
        }))}
        onChange={setChosen}
      />
    </ConfirmPopover>
  );
}
