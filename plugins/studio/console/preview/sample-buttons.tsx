import { type RuntimeForm, useFormMessages } from '@signalbox/console-kit';
import { startOfForm } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import { draftMessages } from './draft-messages';
import styles from './preview.module.css';
import { sampleData } from './sample-data';

interface SampleButtonsProps {
  form: RuntimeForm;
  /** The values of the preview. */
  store: FormStore;
  draft: TabDraft;
  /** Language of the sample texts. */
  language: string;
}

/** Fills the preview with sample data, or with the defaults again. */
export function SampleButtons({ form, store, draft, language }: SampleButtonsProps) {
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
