import { useConsole } from '@signalbox/api/react';
import { LoadFailure, loadRuntimeForm, type RuntimeForm, useFormMessages } from '@signalbox/console-kit';
import { startOfForm } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import type { CheckState } from '../check/use-check';
import { type DraftLanguage, useDraftLanguages } from '../draft/use-draft-languages';
import { countUntranslated, draftMessages } from './draft-messages';
import { PreviewBar, type PreviewView } from './preview-bar';
import { PreviewForm } from './preview-form';
import styles from './preview.module.css';
import { sampleData } from './sample-data';
import { SelectableFields } from './selectable-fields';

interface PreviewProps {
  draft: TabDraft;
  /** Address of the module of the form. Undefined while the form has errors. */
  url: string | undefined;
  check: CheckState;
  /** Pointer of the selected field. */
  selected: string | undefined;
  onSelect: (pointer: string) => void;
}

/** The tab beside its files. While the form has errors, or its check fails, it shows the last version without. */
export function Preview({ draft, url, check, selected, onSelect }: PreviewProps) {
  const { t } = useTranslation('studio');
  const { language, loadSchemeFrame } = useConsole();
  const languages = useDraftLanguages(draft);
  const [view, setView] = useState(() =>
    firstView(draft.messages[language] === undefined ? 'en' : language, languages),
  );
  const untranslated = countUntranslated(draft, view.language);
  const [shown, setShown] = useState(url);
  if (url !== undefined && url !== shown) setShown(url);
  const [last, setLast] = useState<FormStore>();
  const { data, error, refetch } = useQuery({
    queryKey: ['studio', 'form', shown] as const,
    queryFn: async () => {
      const [form, SchemeFrame] = await Promise.all([loadRuntimeForm(shown ?? ''), loadSchemeFrame()]);
      return { form, SchemeFrame };
    },
    enabled: shown !== undefined,
    placeholderData: keepPreviousData,
    // Functions: nothing to compare.
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return (
    <>
      <PreviewBar view={view} languages={languages} onChange={setView} />
      {data && last && <SampleButtons form={data.form} store={last} draft={draft} language={view.language} />}
      {untranslated > 0 && <Note text={t('preview.untranslated', { count: untranslated })} />}
      {shown !== undefined && (check === 'failed' || (check === 'checked' && url === undefined)) && (
        <Note text={check === 'failed' ? t('preview.lastChecked') : t('preview.old')} />
      )}
      {error && (
        <div className={styles.failure}>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data ? (
        <SelectableFields selected={selected} onSelect={onSelect}>
          <PreviewForm key={data.form.url} {...data} draft={draft} view={view} last={last} onStore={setLast} />
        </SelectableFields>
      ) : error ? null : shown !== undefined || check === 'checking' ? (
        <output className={styles.loading} aria-label={t('preview.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </output>
      ) : (
        <Note type="warning" text={check === 'failed' ? t('preview.unchecked') : t('preview.none')} />
      )}
    </>
  );
}

function Note({ type = 'info', text }: { type?: 'info' | 'warning'; text: string }) {
  return <Alert type={type} showIcon title={text} style={{ marginBlockStart: 16 }} />;
}

/** In the colours of the page. */
function firstView(language: string, languages: readonly DraftLanguage[]): PreviewView {
  const scheme = document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light';
  const { direction = 'ltr' } = languages.find(({ code }) => code === language) ?? {};
  return { language, direction, width: 'full', scheme, mayChange: true };
}

interface SampleButtonsProps {
  form: RuntimeForm;
  /** The values of the preview. */
  store: FormStore;
  draft: TabDraft;
  /** Language of the sample texts. */
  language: string;
}

/** Fills the preview with sample data, or with the defaults again. */
function SampleButtons({ form, store, draft, language }: SampleButtonsProps) {
  const { t } = useTranslation('studio');
  const ofConsole = useFormMessages();
  const handleFill = () => {
    const messages = draftMessages(draft, language, ofConsole);
    const titleOf = (key: string) => messages(`forms/${form.form.id}::${key}.title`) ?? key;
    store.reset(sampleData(form, ({ messageKey }) => titleOf(messageKey)));
  };
  return (
    <div className={styles.samples}>
      <Button onClick={handleFill}>{t('sample.fill')}</Button>
      <Button onClick={() => store.reset(startOfForm(form.plan))}>{t('sample.clear')}</Button>
    </div>
  );
}
