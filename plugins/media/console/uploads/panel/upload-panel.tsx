import { useConsole } from '@signalbox/api/react';
import { Progress } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuestion } from '../items/upload-item';
import type { UploadSummary } from '../items/upload-summary';
import type { UploadQueue } from '../queue/upload-queue';
import type { UploadsState } from '../queue/uploads-atom';
import { LeftOutNotes } from './left-out-notes';
import { PanelHeader } from './panel-header';
import styles from './panel.module.css';
import { QuestionCard } from './question-card';
import { QueueActions } from './queue-actions';
import { UnfinishedSection } from './unfinished-section';
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
