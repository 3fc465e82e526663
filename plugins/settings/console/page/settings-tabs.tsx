import { SaveBar, UnsavedGuard, useFormMessages } from '@signalbox/console-kit';
import { readAt } from '@signalbox/engine/core';
import type { FormMessages, FormStore } from '@signalbox/engine/react';
import type { GroupDefinition, JsonObject, PageForms } from '@signalbox/schemas';
import { theme } from 'antd';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConflictPanel, preloadConflictPanel } from '../conflict/late-conflict-panel';
import { createDrafts, type Drafts, type DraftsOptions, type DraftsStatus } from '../drafts/drafts';
import { SaveFailureAlert } from '../save/save-failure-alert';
import { useCorrect } from '../save/use-correct';
import { useSave } from '../save/use-save';
import { GroupTabs } from './group-tabs';
import styles from './settings-card.module.css';
import { SettingsTab } from './settings-tab';
import { useTabs } from './use-tabs';

export interface SettingsTabsProps extends PageForms {
  group: GroupDefinition;
  saved: { settings: JsonObject; revision: number | undefined };
  /** By default, Cancel leads to the page before. */
  onCancel?: () => void;
}

const NoTabs = lazy(async () => ({ default: (await import('./no-tabs')).NoTabs }));

/** The tabs of one group over one draft: all edited tabs are saved together. */
export function SettingsTabs({ group, saved, forms, compiled, onCancel }: SettingsTabsProps) {
  const navigate = useNavigate();
  const { settings, revision } = saved;
  const { token } = theme.useToken();
  const { drafts, status } = useDrafts({ forms, compiled, settings, revision });
  const messages = useFormMessages();
  const { viewer, tabs, picked, editable, goTo } = useTabs({ group, forms, compiled, settings });
  const showForm = (store: FormStore) => goTo(store.form.id.slice(store.form.id.lastIndexOf('/') + 1));
  const saving = useSave({ drafts, showForm });
  const correct = useCorrect({ drafts, showForm, messages });
  useEffect(() => drafts.openAll(editable), [drafts, editable]);

  if (!picked) {
    return (
      <Suspense>
        <NoTabs forms={forms} viewer={viewer} />
      </Suspense>
    );
  }
  return (
    <div
      className={styles.card}
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <GroupTabs group={group} tabs={tabs} picked={picked} drafts={drafts} onChange={goTo}>
        {(node) => <SettingsTab node={node} drafts={drafts} messages={messages} isSaving={saving.isSaving} />}
      </GroupTabs>
      {editable.length > 0 || status.isDirty ? (
        <SaveArea
          drafts={drafts}
          status={status}
          saving={saving}
          settings={settings}
          messages={messages}
          onCorrect={correct.goToNext}
          onCancel={onCancel ?? (() => void navigate(-1))}
        />
      ) : null}
      <output className="visually-hidden">{correct.announcement}</output>
      <UnsavedGuard isDirty={status.isDirty && !saving.isSaving} />
    </div>
  );
}

/** The page's drafts and their status together. Renders again when the status changes, not for every keystroke. */
function useDrafts({ forms, compiled, settings, revision }: DraftsOptions & PageForms): {
  drafts: Drafts;
  status: DraftsStatus;
} {
  const [drafts] = useState(() => createDrafts({ compiled, settings, revision }));
  // Before the tabs are drawn. Forms change in author mode only.
  drafts.renew({ forms, compiled });
  useEffect(() => {
    drafts.renew({ forms, compiled });
    drafts.rebase({ settings, revision });
  }, [drafts, forms, compiled, settings, revision]);
  const status = useSyncExternalStore(drafts.subscribe, drafts.status);
  return { drafts, status };
}

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
function SaveArea({ drafts, status, saving, settings, messages, onCorrect, onCancel }: SaveAreaProps) {
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
