import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Popconfirm, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippedTabs, TabDraft } from '../../shared/draft';
import { newDraft } from '../draft/new-draft';
import styles from './studio-page.module.css';

interface StudioActionsProps {
  draft: TabDraft;
  onOpen: (draft: TabDraft) => void;
}

/** Starts from a tab of the product or from a new one, and downloads the folder. */
export function StudioActions({ draft, onOpen }: StudioActionsProps) {
  const { t } = useTranslation('studio');
  const { api, language } = useConsole();
  const failureText = useFailureText();
  /** The tab that replaces the draft once the user has confirmed it. */
  const [chosen, setChosen] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['studio', 'tabs'] as const,
    queryFn: ({ signal }) => api.get<ShippedTabs>('core/schema/tabs', { signal }),
    staleTime: Infinity,
  });
  const open = useMutation({
    mutationFn: (id: string) => api.get<TabDraft>(`core/schema/tab?id=${encodeURIComponent(id)}`),
    onSuccess: onOpen,
    onSettled: () => setChosen(undefined),
  });
  const download = useMutation({
    mutationFn: async () => (await import('../draft/download-draft')).downloadDraft(draft),
  });
  const failure = error ?? open.error ?? download.error;
  return (
    <div className={styles.actions}>
      <Popconfirm
        open={chosen !== undefined}
        title={t('start.replaceWith', { id: chosen ?? '' })}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => chosen !== undefined && open.mutate(chosen)}
        onCancel={() => setChosen(undefined)}
      >
        <div className={styles.start}>
          <Select
            showSearch
            optionFilterProp="label"
            aria-label={t('start.label')}
            placeholder={t('start.label')}
            value={chosen}
            style={{ inlineSize: '100%' }}
            disabled={data === undefined || open.isPending}
            options={(data?.tabs ?? []).map(({ id, title }) => ({
              value: id,
              label: `${title[language] ?? title['en'] ?? id} (${id})`,
            }))}
            onChange={setChosen}
          />
        </div>
      </Popconfirm>
      <Popconfirm
        title={t('start.replace')}
        okText={t('start.new')}
        cancelText={t('start.keep')}
        onConfirm={() => onOpen(newDraft)}
      >
        <Button>{t('start.new')}</Button>
      </Popconfirm>
      <Button type="primary" onClick={() => download.mutate()}>
        {t('download')}
      </Button>
      {failure && <Alert type="warning" showIcon title={failureText(failure)} />}
    </div>
  );
}
