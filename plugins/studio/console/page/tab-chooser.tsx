import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, LoadFailure } from '@signalbox/console-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import styles from './studio-page.module.css';
import { tabsQuery } from '../files/tabs-query';

/** Opens a copy of a tab of the product. Asks first: it replaces the draft. */
export function TabChooser({ onOpen }: { onOpen: (draft: TabDraft) => void }) {
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
