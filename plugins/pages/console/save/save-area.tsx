import { SaveBar, UnsavedGuard } from '@signalbox/console-kit';
import type { FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OverLimits } from '../../shared/tree/over-limits';
import type { TreeLimits } from '../../shared/tree/page-node';
import type { Editor } from '../editor/use-editor';
import { ClashPanel } from './clash-panel';
import { LimitsAlert } from './limits-alert';
import { useFailedText } from './use-failed-text';
import type { useUnreadable } from './unreadable-notice';
import type { PagesSave } from './use-save-pages';

interface SaveAreaProps {
  editor: Editor;
  saving: PagesSave;
  unreadable: ReturnType<typeof useUnreadable>;
  errorCount: number;
  over: OverLimits | undefined;
  limits: TreeLimits;
  form: FormDefinition;
  messages: FormMessages;
  onCorrect: () => void;
}

/** Save, with the reason why the last one failed, and the question before unsaved pages are left. */
export function SaveArea(props: SaveAreaProps) {
  const { editor, saving, unreadable, errorCount, over, limits, form, messages, onCorrect } = props;
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const failedText = useFailedText(messages);
  const { failure, isSaving, save, resolve } = saving;
  const isDirty = editor.isDirty || unreadable.isDeleting;
  const isValid = errorCount === 0 && over === undefined && !unreadable.isBlocked;
  const state = isSaving ? 'submitting' : isDirty ? 'dirty' : 'pristine';
  return (
    <>
      <SaveBar
        status={{ isDirty, isValid, errorCount, state }}
        isSaving={isSaving}
        onSave={save}
        onCancel={() => void navigate(-1)}
        onCorrect={onCorrect}
      >
        {over ? <LimitsAlert over={over} limits={limits} /> : null}
        {failure?.kind === 'clash' ? (
          <ClashPanel
            clashes={failure.clashes}
            base={editor.state.base.tree}
            mine={editor.tree}
            theirs={failure.theirs.tree}
            form={form}
            messages={messages}
            onKeepMine={() => resolve('mine')}
            onTakeTheirs={() => resolve('theirs')}
          />
        ) : null}
        {failure?.kind === 'failed' ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('failed.title')}
            description={failedText(failure).map((line) => (
              <div key={line}>{line}</div>
            ))}
            action={<Button onClick={save}>{t('retry')}</Button>}
          />
        ) : null}
      </SaveBar>
      <UnsavedGuard isDirty={isDirty && !isSaving} />
    </>
  );
}
