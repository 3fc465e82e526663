import { SaveBar, UnsavedGuard, useFailureText } from '@signalbox/console-kit';
import type { FormMessages } from '@signalbox/engine/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Editor } from '../editor/use-editor';
import { ClashPanel } from './clash-panel';
import { useSavePages } from './use-save-pages';

interface SaveAreaProps {
  editor: Editor;
  errorCount: number;
  messages: FormMessages;
  onCorrect: () => void;
}

/** Save, with the reason why the last one failed, and the question before unsaved pages are left. */
export function SaveArea({ editor, errorCount, messages, onCorrect }: SaveAreaProps) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { failure, isSaving, save, resolve } = useSavePages(editor);
  const state = isSaving ? 'submitting' : editor.isDirty ? 'dirty' : 'pristine';
  return (
    <>
      <SaveBar
        status={{ isDirty: editor.isDirty, isValid: errorCount === 0, errorCount, state }}
        isSaving={isSaving}
        onSave={save}
        onCancel={() => void navigate(-1)}
        onCorrect={onCorrect}
      >
        {failure?.kind === 'clash' ? (
          <ClashPanel
            clashes={failure.clashes}
            mine={editor.tree}
            theirs={failure.theirs.tree}
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
            description={failureText(failure.error)}
            action={<Button onClick={save}>{t('retry')}</Button>}
          />
        ) : null}
      </SaveBar>
      <UnsavedGuard isDirty={editor.isDirty && !isSaving} />
    </>
  );
}
