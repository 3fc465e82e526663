import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from './use-call';
import styles from './call.module.css';

/** The answer of the server: its status, how long it took, and its content. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { t } = useTranslation('api-reference');
  const { status, isOk, milliseconds, contentType, text } = answer;
  const shown = text.slice(0, maxCharacters);
  return (
    <section aria-label={t('answer')} className={styles.answer}>
      <output className={styles.summary}>
        <Tag color={isOk ? undefined : 'error'}>{t('status', { status })}</Tag>
        <Typography.Text type="secondary">{t('milliseconds', { duration: milliseconds })}</Typography.Text>
        <Typography.Text type="secondary" dir="ltr">
          {contentType.split(';')[0]}
        </Typography.Text>
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre className={styles.text} dir="ltr" tabIndex={0} aria-label={t('content')}>
        {shown === '' ? t('empty') : shown}
      </pre>
      {shown.length < text.length && (
        <Typography.Text type="secondary">{t('cut', { shown: shown.length, all: text.length })}</Typography.Text>
      )}
    </section>
  );
}

/** A longer text makes the page slow. */
const maxCharacters = 200_000;
