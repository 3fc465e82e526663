import { useConsole, useMay } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileUses } from '../../../shared/uses';
import { versionDays } from '../../../shared/versions';
import { useNames } from '../../details/use-names';
import { usesOfQuery } from '../../uses/uses-of';
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

/**
 * The question of one item, with its answers: a taken name, or a content that is there already. Others go on meanwhile. It
 * appears once the uses of the existing file are known, so that nothing moves under the pointer.
 */
export function QuestionCard({ item: { name, directory, state }, questions, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const may = useMay();
  const mayReplace = may('media.edit');
  const [isForAll, setIsForAll] = useState(false);
  const answer = (given: Answer) => onAnswer({ ...given, isForAll });
  const folder = directory === '' ? t('title') : directory;
  const isClash = state.kind === 'clash';
  const isReplaceable = isClash && mayReplace && may('media.view');
  const taken = directory === '' ? name : `${directory}/${name}`;
  const uses = useQuery({ ...usesOfQuery(api, [taken]), enabled: isReplaceable, retry: false });
  const path = state.kind === 'duplicate' ? state.existing.path : '';
  const title = isClash ? t('uploads.clash.title', { name, folder }) : t('uploads.duplicate.title', { name });
  if (isReplaceable && uses.isPending) return null;
  return (
    <fieldset aria-label={title} className={styles.question}>
      <strong className={styles.wrapping}>{title}</strong>
      <span className={styles.quiet}>
        {isClash ? mayReplace && t('uploads.clash.text', { days: versionDays }) : t('uploads.duplicate.text', { path })}
      </span>
      {uses.data && uses.data.count > 0 ? <ClashUses uses={uses.data} /> : null}
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

/** Shows the places that use the existing file, which an upload may replace. */
function ClashUses({ uses: { count, uses } }: { uses: FileUses }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const names = useNames(uses.slice(0, maxNames));
  return (
    <div className={styles.wrapping}>
      <strong>{t('usesOf.count', { count })}</strong>
      {uses.length > 0 ? (
        // Its line is there while the names are loaded.
        <bdi className={styles.uses}>{names ? new Intl.ListFormat(language).format(names) : '\u{a0}'}</bdi>
      ) : null}
      <div>{t('usesOf.replace')}</div>
    </div>
  );
}

const maxNames = 3;
