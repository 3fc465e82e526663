import { LoadFailure } from '@signalbox/console-kit';
import { Segmented } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftError } from '../../shared/draft';
import { ErrorList } from '../check/error-list';
import type { useCheck } from '../check/use-check';
import { draftFiles, textOf, withText } from '../draft/draft-files';
import { useDraftLanguages } from '../draft/use-draft-languages';
import { LoadingEditor } from '../editor/loading-editor';
import { MessageTable } from '../messages/message-table';
import { messageTable, type Workspace } from '../workspace/use-workspace';
import styles from './files-pane.module.css';
import { fieldOfPlace } from '../fields/place-of-field';
import { useProposals } from './use-proposals';

const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor')).CodeEditor }));

interface FilesPaneProps {
  workspace: Workspace;
  check: ReturnType<typeof useCheck>;
}

/** The files of the tab, one at a time, and what the check says about them. */
export function FilesPane({ workspace, check }: FilesPaneProps) {
  const { t } = useTranslation('studio');
  const { draft, file, change } = workspace;
  const { report, error, state, retry } = check;
  const languages = useDraftLanguages(draft);
  const files = draftFiles(languages.map(({ code }) => code));
  const all = report?.errors ?? noErrors;
  const messageKeys = report?.messageKeys ?? noKeys;
  const handleOpen = ({ file: name, line, column }: DraftError) =>
    workspace.openFile(name, { line, column, isFocused: true });
  return (
    <section aria-label={t('files.title')}>
      <FileChoice file={file} files={files} errors={all} onChange={(name) => workspace.openFile(name)} />
      {file === messageTable ? (
        <MessageTable
          draft={draft}
          languages={languages}
          keys={messageKeys}
          requiredKeys={report?.requiredKeys ?? noKeys}
          onChange={(changed) => change(changed, messageTable)}
        />
      ) : (
        <Editor workspace={workspace} errors={all} messageKeys={messageKeys} />
      )}
      {state === 'failed' ? (
        <LoadFailure
          error={error}
          onRetry={retry}
          titleOf={(reason) => t('report.failed', { reason })}
          description={t('report.kept')}
        />
      ) : (
        <output className={styles.state} aria-busy={state === 'checking'}>
          {state === 'checking'
            ? t('report.checking')
            : all.length === 0
              ? t('report.none')
              : t('report.count', { count: all.length })}
        </output>
      )}
      {all.length > 0 && (
        <ErrorList
          errors={all}
          label={t('report.list')}
          onOpen={handleOpen}
          canOpen={({ file: name }) => files.includes(name)}
        />
      )}
    </section>
  );
}

interface EditorProps {
  workspace: Workspace;
  /** The errors of all files. */
  errors: readonly DraftError[];
  messageKeys: readonly string[];
}

function Editor({ workspace, errors, messageKeys }: EditorProps) {
  const { t } = useTranslation('studio');
  const { draft, revision, file, selected, goTo, change, select, undo, redo } = workspace;
  const ofFile = useMemo(() => errors.filter((each) => each.file === file), [errors, file]);
  const propose = useProposals({ file, messageKeys });
  const label = t('files.editor', { name: file });
  const handleCursor = (offset: number) => {
    const pointer = fieldOfPlace(draft, file, offset);
    if (pointer !== undefined && pointer !== selected) select(pointer, 'editor');
  };
  return (
    <>
      <Suspense fallback={<LoadingEditor text={textOf(draft, file)} />}>
        <CodeEditor
          key={label}
          label={label}
          text={textOf(draft, file)}
          revision={revision}
          errors={ofFile}
          goTo={goTo}
          propose={propose}
          onChange={(text) => change(withText(draft, file, text), `editor:${file}`)}
          onCursor={handleCursor}
          onUndo={undo}
          onRedo={redo}
        />
      </Suspense>
      <p className={styles.hint}>{t('files.hint')}</p>
    </>
  );
}

interface FileChoiceProps {
  file: string;
  files: readonly string[];
  errors: readonly DraftError[];
  onChange: (file: string) => void;
}

function FileChoice({ file, files, errors, onChange }: FileChoiceProps) {
  const { t } = useTranslation('studio');
  const labelOf = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const count = errors.filter((each) => each.file === path).length;
    if (count === 0) return name;
    return (
      <>
        <span className="visually-hidden">{t('files.withErrors', { name, count })}</span>
        <span aria-hidden>
          {name}
          <span className={styles.count}>{count}</span>
        </span>
      </>
    );
  };
  return (
    <div className={styles.files}>
      <Segmented
        value={file}
        aria-label={t('files.title')}
        options={[
          ...files.map((path) => ({ value: path, label: labelOf(path), title: path })),
          { value: messageTable, label: t('messages.title') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

const noErrors: DraftError[] = [];
const noKeys: string[] = [];
