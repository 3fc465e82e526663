import { DeleteOutlined, FileAddOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../../library/bytes-text';
import { maxCollected } from '../collect/collected';
import { isQuestion } from '../items/upload-item';
import type { UploadSummary } from '../items/upload-summary';
import type { UploadQueue } from '../queue/upload-queue';
import type { LeftOut, UploadsState } from '../queue/uploads-atom';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import { PanelHeader } from './panel-header';
import styles from './panel.module.css';
import { QuestionCard } from './question-card';
import { QueueActions } from './queue-actions';
import { UploadRows } from './upload-rows';

interface UploadPanelProps {
  state: UploadsState;
  summary: UploadSummary;
  queue: UploadQueue;
}

/** The queue: its progress, its questions, each item, and the unfinished uploads of earlier visits. */
export function UploadPanel({ state: { items, unfinished, leftOut }, summary, queue }: UploadPanelProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const [isOpen, setIsOpen] = useState(true);
  const panel = useRef<HTMLElement>(null);
  const question = items.find(({ state }) => isQuestion(state));
  const { underWay, questions, failed, percent } = summary;
  const isRunning = underWay + questions > 0;
  const isClosable = !isRunning && unfinished.length === 0;

  return (
    <section ref={panel} tabIndex={-1} aria-label={t('uploads.title')} className={styles.panel}>
      <PanelHeader
        summary={summary}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onClose={isClosable ? queue.clear : undefined}
      />
      {isRunning ? (
        <Progress
          percent={percent}
          size="small"
          status={underWay > 0 ? 'active' : 'normal'}
          format={() => new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)}
          aria-label={t('uploads.progress')}
          className={styles.progress}
        />
      ) : null}
      {isOpen ? (
        <div className={styles.body}>
          {question ? (
            <QuestionCard
              key={question.id}
              item={question}
              questions={questions}
              onAnswer={(answer) => {
                queue.answer(question.id, answer);
                // The buttons are gone: the keyboard goes on in the panel.
                panel.current?.focus();
              }}
            />
          ) : null}
          {leftOut ? <LeftOutNotes leftOut={leftOut} /> : null}
          {items.length > 0 ? <UploadRows items={items} queue={queue} /> : null}
          {items.length > 1 ? <QueueActions hasFailed={failed > 0} isRunning={isRunning} queue={queue} /> : null}
          {unfinished.length > 0 ? <UnfinishedSection unfinished={unfinished} queue={queue} /> : null}
        </div>
      ) : null}
    </section>
  );
}

interface UnfinishedSectionProps {
  unfinished: readonly UnfinishedUpload[];
  queue: UploadQueue;
}

/** The uploads that an earlier visit left unfinished. Their files must be chosen again: browsers do not keep them. */
function UnfinishedSection({ unfinished, queue }: UnfinishedSectionProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const input = useRef<HTMLInputElement>(null);
  const textOf = ({ bytes, received }: UnfinishedUpload) =>
    received === undefined
      ? bytesText(bytes, language)
      : t('uploads.unfinished.received', {
          done: bytesText(received, language),
          total: bytesText(bytes, language),
        });
  return (
    <section aria-label={t('uploads.unfinished.title')} className={styles.unfinished}>
      <h3 className={styles.subtitle}>{t('uploads.unfinished.title')}</h3>
      <p className={styles.quiet}>{t('uploads.unfinished.text')}</p>
      <ul className={styles.list}>
        {unfinished.map((each) => (
          <li key={each.id} className={styles.row}>
            <span className={styles.texts}>
              <span
                className={styles.name}
                title={each.directory === '' ? each.name : `${each.directory}/${each.name}`}
              >
                <bdi>{each.name}</bdi>
              </span>
              <span className={styles.quiet}>{textOf(each)}</span>
            </span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('uploads.unfinished.discard', { name: each.name })}
              title={t('uploads.unfinished.discard', { name: each.name })}
              onClick={() => queue.discard(each.id)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('uploads.unfinished.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('uploads.unfinished.choose')}
        onChange={({ target }) => {
          queue.continueWith([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}

/** Says which part of the last selection is not in the queue, and why. */
function LeftOutNotes({ leftOut: { isCut, unreadable } }: { leftOut: LeftOut }) {
  const { t } = useTranslation('media');
  return (
    <>
      {isCut ? <Alert type="warning" showIcon title={t('uploads.cut', { count: maxCollected })} /> : null}
      {unreadable > 0 ? <Alert type="warning" showIcon title={t('uploads.unreadable', { count: unreadable })} /> : null}
    </>
  );
}
