import { theme } from 'antd';
import { lazy, Suspense, useEffect, useMemo, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConsole } from '@signalbox/api/react';
import { pickTab, readAt, tabTree, type TabNode } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';
import type { FormDefinition, GroupDefinition, JsonObject, PageForms } from '@signalbox/schemas';
import { ConflictPanel } from '../conflict/conflict-panel';
import { UnsavedGuard } from '../guard/unsaved-guard';
import { SaveBar } from '../save/save-bar';
import { SaveFailureAlert } from '../save/save-failure-alert';
import { useCorrect } from '../save/use-correct';
import { useSave } from '../save/use-save';
import styles from './settings-card.module.css';
import { SettingsTab } from './settings-tab';
import { TabLabel } from './tab-label';
import { TabStrip } from './tab-strip';
import { useFormMessages } from '../use-form-messages';
import { createDraftBook, type DraftBook, type DraftBookOptions, type DraftsStatus } from '../drafts/draft-book';

export interface SettingsTabsProps extends PageForms {
  group: GroupDefinition;
  saved: { settings: JsonObject; revision: number | undefined };
}

const NoTabs = lazy(async () => ({ default: (await import('./no-tabs')).NoTabs }));

/** The tabs of one group over one draft: all edited tabs are saved together. */
export function SettingsTabs({ group, saved, forms, compiled }: SettingsTabsProps) {
  const { settings, revision } = saved;
  const { user } = useConsole();
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { drafts, status } = useDrafts({ compiled, settings, revision });
  const messages = useFormMessages();

  const viewer = useMemo(() => ({ ...user, permissions: new Set(user.permissions) }), [user]);
  const tabs = useMemo(
    () =>
      tabTree({
        group,
        forms,
        viewer,
        settings,
        isVisible: (form) => compiled[form.id]?.isVisible(settings) ?? false,
      }),
    [group, forms, viewer, settings, compiled],
  );
  const picked = pickTab({ tabs, tab: search.get('tab') ?? undefined, index: Number(search.get('index') ?? 0) });

  const goTo = (tab: string, index?: number) =>
    setSearch(index === undefined ? { tab } : { tab, index: String(index) }, { replace: true });
  const showForm = (store: FormStore) => goTo(store.form.id.slice(store.form.id.lastIndexOf('/') + 1));
  const saving = useSave({ drafts, showForm });
  const { failure } = saving;
  const correct = useCorrect({ drafts, showForm, messages });
  useEffect(() => drafts.openAll(editableForms(tabs)), [drafts, tabs]);

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

  if (!picked) {
    return (
      <Suspense>
        <NoTabs forms={forms} viewer={viewer} />
      </Suspense>
    );
  }
  const draw = (node: TabNode) => (
    <SettingsTab node={node} drafts={drafts} messages={messages} isSaving={saving.isSaving} />
  );
  const strip = (
    label: string,
    nodes: TabNode[],
    active: TabNode,
    onChange: (key: string) => void,
    content: (node: TabNode) => ReactNode,
  ) => (
    <TabStrip
      label={label}
      active={active.key}
      onChange={onChange}
      tabs={nodes.map((node) => ({
        key: node.key,
        disabled: node.isDisabled === true,
        label: <TabLabel node={node} drafts={drafts} />,
      }))}
    >
      {content(active)}
    </TabStrip>
  );
  const { parent, tab } = picked;
  const nested = (node: TabNode) =>
    strip(
      t(node.titleKey),
      node.children,
      tab,
      (key) =>
        goTo(
          node.key,
          node.children.findIndex((child) => child.key === key),
        ),
      draw,
    );

  return (
    <div
      className={styles.card}
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      {strip(
        t(`groups/${group.key}::title`),
        tabs,
        parent ?? tab,
        (key) => goTo(key),
        (node) => (node.children.length > 0 ? nested(node) : draw(node)),
      )}
      <SaveBar
        status={status}
        isSaving={saving.isSaving}
        onSave={saving.save}
        onCancel={() => void navigate(-1)}
        onCorrect={correct.goToNext}
      >
        {failure?.kind === 'conflict' ? (
          <ConflictPanel
            pointers={failure.pointers}
            stores={drafts.opened()}
            settings={settings}
            messages={messages}
            onKeepMine={saving.saveOver}
            onTakeTheirs={handleTakeTheirs}
          />
        ) : null}
        {failure && failure.kind !== 'conflict' ? <SaveFailureAlert failure={failure} onRetry={saving.save} /> : null}
      </SaveBar>
      <output className={styles.heard}>{correct.announcement}</output>
      <UnsavedGuard isDirty={status.isDirty && !saving.isSaving} />
    </div>
  );
}

/** The forms of the tabs whose values the viewer can correct here. */
function editableForms(tabs: TabNode[]): FormDefinition[] {
  return tabs
    .flatMap((tab) => [tab, ...tab.children])
    .flatMap(({ form, isDisabled, isReadOnly }) => (form === undefined || isDisabled || isReadOnly ? [] : [form]));
}

/** The page's drafts and their status together. Renders again when the status changes, not for every keystroke. */
function useDrafts({ compiled, settings, revision }: DraftBookOptions): {
  drafts: DraftBook;
  status: DraftsStatus;
} {
  const [drafts] = useState(() => createDraftBook({ compiled, settings, revision }));
  useEffect(() => drafts.rebase({ settings, revision }), [drafts, settings, revision]);
  const status = useSyncExternalStore(drafts.subscribe, drafts.status);
  return { drafts, status };
}
