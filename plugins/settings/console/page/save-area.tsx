import { Suspense, useEffect } from 'react';
import { SaveBar } from '@signalbox/console-kit';
import { readAt } from '@signalbox/engine/core';
import type { FormMessages } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { ConflictPanel, preloadConflictPanel } from '../conflict/late-conflict-panel';
import type { Drafts, DraftsStatus } from '../drafts/drafts';
import { SaveFailureAlert } from '../save/save-failure-alert';
import type { useSave } from '../save/use-save';

interface SaveAreaProps {
  drafts: Drafts;
  status: DraftsStatus;
  saving: ReturnType<typeof useSave>;
  /** The saved settings. */
  settings: JsonObject;
  messages: FormMessages;
  onCorrect: () => void;
  onCancel: () => void;
}

/** Save with the reason why the last one failed: a conflict with its choice, or an error. */
export function SaveArea({ drafts, status, saving, settings, messages, onCorrect, onCancel }: SaveAreaProps) {
  const { failure } = saving;
  useEffect(() => {
    if (status.isDirty) preloadConflictPanel();
  }, [status.isDirty]);

  const handleTakeTheirs = () => {
    if (failure?.kind !== 'conflict') return;
    for (const store of drafts.opened()) {
      for (const { pointer } of store.plan.fields) {
        if (failure.pointers.includes(pointer)) store.setValue(pointer, readAt(settings, pointer));
      }
    }
    drafts.agreeOn(failure.revision);
    saving.dismiss();
  };
  return (
    <SaveBar status={status} isSaving={saving.isSaving} onSave={saving.save} onCancel={onCancel} onCorrect={onCorrect}>
      {failure?.kind === 'conflict' ? (
        <Suspense>
          <ConflictPanel
            pointers={failure.pointers}
            stores={drafts.opened()}
            settings={settings}
            messages={messages}
            onKeepMine={saving.saveOver}
            onTakeTheirs={handleTakeTheirs}
          />
        </Suspense>
      ) : null}
      {failure && failure.kind !== 'conflict' ? <SaveFailureAlert failure={failure} onRetry={saving.save} /> : null}
    </SaveBar>
  );
}
