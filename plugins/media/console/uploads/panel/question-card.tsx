import { useMay } from '@signalbox/api/react';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionDays } from '../../../shared/versions';
import type { ClashAnswer, DuplicateAnswer, UploadItem } from '../items/upload-item';
import type { Answer } from '../queue/answers';
import styles from './panel.module.css';

interface QuestionCardProps {
  item: UploadItem;
  /** Number of items with one. */
  questions: number;
  onAnswer: (answer: Answer) => void;
}

const clashAnswers: readonly ClashAnswer[] = ['rename', 'cover', 'skip'];
const duplicateAnswers: readonly DuplicateAnswer[] = ['use', 'upload'];

/** The question of one item, with its answers: a taken name, or a content that is there already. Others go on meanwhile. */
export function QuestionCard({ item: { name, directory, state }, questions, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('media');
  const mayReplace = useMay()('media.edit');
  const [isForAll, setIsForAll] = useState(false);
  const answer = (given: Answer) => onAnswer({ ...given, isForAll });
  const folder = directory === '' ? t('title') : directory;
  const isClash = state.kind === 'clash';
  const path = state.kind === 'duplicate' ? state.existing.path : '';
  const title = isClash ? t('uploads.clash.title', { name, folder }) : t('uploads.duplicate.title', { name });
  return (
    <fieldset aria-label={title} className={styles.question}>
      <strong className={styles.wrapping}>{title}</strong>
      <span className={styles.quiet}>
        {isClash ? mayReplace && t('uploads.clash.text', { days: versionDays }) : t('uploads.duplicate.text', { path })}
      </span>
      <div className={styles.answers}>
        {isClash
          ? clashAnswers
              .filter((each) => mayReplace || each !== 'cover')
              .map((each) => (
                <Button key={each} size="small" onClick={() => answer({ to: 'clash', answer: each })}>
                  {t(`uploads.clash.${each}`)}
                </Button>
              ))
          : duplicateAnswers.map((each) => (
              <Button key={each} size="small" onClick={() => answer({ to: 'duplicate', answer: each })}>
                {t(`uploads.duplicate.${each}`)}
              </Button>
            ))}
      </div>
      <Checkbox checked={isForAll} onChange={({ target }) => setIsForAll(target.checked)}>
        {questions > 1 ? t('uploads.forAllOf', { count: questions - 1 }) : t('uploads.forAll')}
      </Checkbox>
    </fieldset>
  );
}
