import { useConsole } from '@signalbox/api/react';
import { FormDialog, useDialogStore, useFailureText, useFollow, WaitingDialog } from '@signalbox/console-kit';
import { type FormStore, useFieldValue } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { BackupOneClickValues, BackupPlatformBackupValues } from '@signalbox/schemas/types';
import { ChoiceLimitsContext } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backupItems } from '../../shared/backup-items';
import type { PartSize } from '../../shared/part-size';
import { sizesQuery } from '../backup-queries';
import { chosenParts } from '../chosen-parts';
import { useScope } from '../scope';
import { defaultName } from './backup-name';
import { ExpectedTime } from './expected-time';
import { largeParts } from './large-parts';

const width = 880;
const noDirs: string[] = [];

/** Starts a backup. Shows the size of each part beforehand. */
export function OneClickDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api, siteName } = useConsole();
  const { path, key, forms, make } = useScope();
  const sizes = useQuery(sizesQuery(api, path, noDirs));
  const [name] = useState(() => defaultName(siteName, new Date()));
  // A backup can start without sizes. The form shows the error beside it.
  const modules = modulesIn(sizes.data) ?? [];
  const parts: JsonObject = modules.length > 0 ? { parts: allOf(modules) } : {};
  const start: JsonObject = key === 'project' ? { name, mongoItem: modules } : { name, ...parts };
  const { store, error, retry } = useDialogStore(forms.backup, start, { isReady: !sizes.isPending });
  if (!store) return <WaitingDialog title={t(make)} width={width} error={error} onRetry={retry} onClose={onClose} />;
  return <OneClickForm store={store} onClose={onClose} />;
}

function OneClickForm({ store, onClose }: { store: FormStore; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path, make, kinds, items } = useScope();
  const confirmLarge = useLargeQuestion();
  const follow = useFollow();
  const failureText = useFailureText();
  // Without files there are no directories to exclude, so the form omits the field.
  const excluded = useFieldValue(items.length > 0 ? '/excludedDirs' : '/name', store);
  const sizes = useQuery(sizesQuery(api, path, Array.isArray(excluded) ? excluded.map(String) : noDirs));
  const options = useMemo(() => choiceLimits(sizes.data), [sizes.data]);

  const handleSend = async (sent: JsonObject) => {
    const { name, item, mongoItem = [], excludedDirs = [] } = contentOf(sent);
    if (!(await confirmLarge(largeParts(sizes.data ?? [], item, mongoItem)))) return;
    // An export has no rules: only the keys count.
    const moduleRules = Object.fromEntries(mongoItem.map((module) => [module, 0]));
    const query = { name: name.trim(), item: { ...item }, moduleRules, excludedDirs };
    const { id } = await api.get<{ id: string }>(`${path}/export`, { query });
    follow({ id, kind: kinds.backup, name });
    onClose();
  };
  return (
    <ChoiceLimitsContext value={options}>
      <FormDialog
        store={store}
        title={t(make)}
        okText={t('oneClick.start')}
        onSend={handleSend}
        onClose={onClose}
        width={width}
        before={
          sizes.error && (
            <Alert
              type="warning"
              title={t('sizes.failed')}
              description={failureText(sizes.error)}
              action={
                <Button size="small" onClick={() => void sizes.refetch()}>
                  {t('retry')}
                </Button>
              }
            />
          )
        }
      >
        <ExpectedTime store={store} sizes={sizes.data} isCalculating={sizes.isFetching} />
      </FormDialog>
    </ChoiceLimitsContext>
  );
}

/** Converts the values of a platform backup form to those of a project backup form. */
function contentOf(sent: JsonObject): BackupOneClickValues {
  const { name = '', parts } = sent as Partial<BackupPlatformBackupValues>;
  if (!parts) return sent as BackupOneClickValues;
  return { name, item: { mongodb: true }, mongoItem: chosenParts(parts) as BackupOneClickValues['mongoItem'] };
}

function allOf(modules: readonly string[]): JsonObject {
  return Object.fromEntries(modules.map((module) => [module, true]));
}

/** All modules. */
function modulesIn(sizes: PartSize[] | undefined): string[] | undefined {
  const modules = (sizes ?? []).filter(({ group }) => group === 'mongodb').map(({ name }) => name);
  return modules.length > 0 ? modules : undefined;
}

function choiceLimits(sizes: PartSize[] | undefined) {
  const modules = modulesIn(sizes);
  return {
    ...(sizes ? { sizes: Object.fromEntries(sizes.map(({ name, size }) => [name, size])) } : {}),
    ...(modules ? { offered: [...backupItems, ...modules] } : {}),
  };
}

/** Returns a function that asks before a backup with large parts starts. It resolves to true without any. */
function useLargeQuestion() {
  const { t } = useTranslation('backup');
  const { modal } = App.useApp();
  return async (parts: readonly string[]): Promise<boolean> => {
    if (parts.length === 0) return true;
    return modal.confirm({
      title: t('large.title'),
      content: t('large.text', { parts: parts.map((part) => t(`content.${part}`)).join(t('list.comma')) }),
      okText: t('large.go'),
      cancelText: t('cancel'),
    });
  };
}
