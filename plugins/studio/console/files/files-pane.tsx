import { LoadFailure } from '@signalbox/console-kit';
import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftError, TabDraft } from '../../shared/draft';
import { ErrorList } from '../check/error-list';
import type { useCheck } from '../check/use-check';
import { draftFiles, textOf, withText } from '../draft/draft-files';
import { MessageTable } from '../messages/message-table';
import styles from './files-pane.module.css';
import { useProposals } from './use-proposals';

const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor')).CodeEditor }));

interface FilesPaneProps {
  draft: TabDraft;
  check: ReturnType<typeof useCheck>;
  onChange: (draft: TabDraft) => void;
}

/** The files of the tab, one at a time, and what the check says about them. */
export function FilesPane({ draft, check, onChange }: FilesPaneProps) {
  const { t } = useTranslation('studio');
  const [file, setFile] = useState<string>('form.json');
  const [goTo, setGoTo] = useState<{ line: number; column: number }>();
  const { report, error, isChecking, retry } = check;
  const all = report?.errors ?? noErrors;
  const ofFile = useMemo(() => all.filter((each) => each.file === file), [all, file]);
  const propose = useProposals({ file, messageKeys: report?.messageKeys ?? noKeys });
  const label = t('files.editor', { name: file });
  const handleOpen = (place: DraftError) => {
    if (!draftFiles.some((name) => name === place.file)) return;
    setFile(place.file);
    setGoTo({ line: place.line, column: place.column });
  };
  return (
    <section aria-label={t('files.title')}>
      <FileChoice
        file={file}
        errors={all}
        onChange={(name) => {
          setFile(name);
          setGoTo(undefined);
        }}
      />
      {file === table ? (
        <MessageTable draft={draft} keys={report?.messageKeys ?? noKeys} onChange={onChange} />
      ) : (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
          <CodeEditor
            key={label}
            label={label}
            text={textOf(draft, file)}
            errors={ofFile}
            goTo={goTo}
            propose={propose}
            onChange={(text) => onChange(withText(draft, file, text))}
          />
        </Suspense>
      )}
      {file !== table && <p className={styles.hint}>{t('files.hint')}</p>}
      {error ? (
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('report.failed', { reason })} />
      ) : (
        <output className={styles.state} aria-busy={isChecking}>
          {isChecking
            ? t('report.checking')
            : all.length === 0
              ? t('report.none')
              : t('report.count', { count: all.length })}
        </output>
      )}
      {all.length > 0 && <ErrorList errors={all} onOpen={handleOpen} />}
    </section>
  );
}

interface FileChoiceProps {
  file: string;
  errors: readonly DraftError[];
  onChange: (file: string) => void;
}

function FileChoice({ file, errors, onChange }: FileChoiceProps) {
  const { t } = useTranslation('studio');
  const labelOf = (name: string) => {
    const count = errors.filter((each) => each.file === name).length;
    return count > 0 ? t('files.withErrors', { name, count }) : name;
  };
  return (
    <div className={styles.files}>
      <Segmented
        value={file}
        aria-label={t('files.title')}
        options={[
          ...draftFiles.map((name) => ({ value: name, label: labelOf(name) })),
          { value: table, label: t('messages.title') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

/** All messages together, in the place of a file. */
const table = 'messages';
const noErrors: DraftError[] = [];
const noKeys: string[] = [];
