import { ApiError } from '@signalbox/api/client';
import { SaveBar, UnsavedGuard, useFailureText } from '@signalbox/console-kit';
import { pathOf } from '@signalbox/engine/core';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OverLimits } from '../../shared/tree/over-limits';
import type { TreeLimits } from '../../shared/tree/page-node';
import type { Editor } from '../editor/use-editor';
import { usePageTitle } from '../editor/use-page-title';
import { ClashPanel } from './clash-panel';
import type { RejectedPage } from './rejected-pages';
import type { SaveFailure } from './save-failure';
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

/** Shows why a tree cannot be saved: too many pages, or pages on too many levels, with their titles. */
function LimitsAlert({ over, limits }: { over: OverLimits; limits: TreeLimits }) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('overLimits.title')}
      description={
        <>
          {over.count === undefined ? null : (
            <div>{t('overLimits.count', { limit: limits.maxNodes, total: over.count })}</div>
          )}
          {over.deep.length === 0 ? null : (
            <div>
              {t('overLimits.depth', { limit: limits.maxDepth })}
              <ul>
                {over.deep.map((node) => (
                  <li key={node.key}>{titleOf(node)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}

/** Explains in lines why a save failed: each names its page and its field by their titles, in the user's locale. */
function useFailedText(messages: FormMessages): (failure: SaveFailure & { kind: 'failed' }) => string[] {
  const { t } = useTranslation('pages');
  const failureText = useFailureText();
  const titleOf = usePageTitle();

  const sentenceOf = ({ node, error: { pointer, keyword, params } }: RejectedPage) => {
    const path = pathOf(pointer);
    const [name] = path;
    const place =
      name === undefined
        ? { formId: 'router/base', plan: { path: ['routers'], messageKey: 'routers' } }
        : { formId: 'pages/page', plan: { path: [name], messageKey: name } };
    const error = {
      pointer: name === undefined ? '/routers' : pointer,
      keyword,
      params: { ...params, node: titleOf(node) },
    };
    return errorSentence({ ...place, error, messages });
  };
  return ({ error, rejected }) => {
    if (rejected.length > 0) return rejected.map(sentenceOf);
    const permission = missingPermission(error);
    return [
      permission === undefined
        ? failureText(error)
        : t('failed.permission', { permission: t(`data::permissions.${permission}`) }),
    ];
  };
}

/** The permission to add, change or delete pages that the server named as missing. */
function missingPermission(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.errorName !== 'forbidden') return undefined;
  const { detail } = error.body;
  return /^frontRouterMenu\.(?:add|edit|delete)$/.test(detail) ? detail : undefined;
}
