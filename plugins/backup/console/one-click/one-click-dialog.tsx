import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { BackupOneClickValues, BackupPlatformBackupValues } from '@signalbox/schemas/types';
import { ChoiceLimitsContext } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizesQuery, type PartSize } from '../backup-queries';
import { backupItems } from '../backup-record';
import { chosenParts } from '../chosen-parts';
import { FormDialog } from '../dialogs/form-dialog';
import { useDialogStore } from '../dialogs/use-dialog-store';
import { WaitingDialog } from '../dialogs/waiting-dialog';
import { useFollow } from '../progress/use-follow';
import { useScope } from '../scope';
import { useFailureText } from '../use-failure-text';
import { defaultName } from './backup-name';
import { ExpectedTime } from './expected-time';
import { largeParts } from './large-parts';

const width = 880;
const noDirs: string[] = [];

/** Makes a backup now. The sizes tell beforehand how big each part is. */
export function OneClickDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api, siteName } = useConsole();
  const { path, key, forms, make } = useScope();
  const sizes = useQuery(sizesQuery(api, path, noDirs));
  const [name] = useState(() => defaultName(siteName, new Date()));
  // Without sizes a backup can still be made: a failure is told beside the form.
  const modules = modulesIn(sizes.data) ?? [];
  const parts: JsonObject = modules.length > 0 ? { parts: allOf(modules) } : {};
  const start: JsonObject = key === 'project' ? { name, mongoItem: modules } : { name, ...parts };
  const { store, error, retry } = useDialogStore(forms.backup, start, !sizes.isPending);
  if (!store) return <WaitingDialog title={t(make)} width={width} error={error} onRetry={retry} onClose={onClose} />;
  return <OneClickForm store={store} onClose={onClose} />;
}

function OneClickForm({ store, onClose }: { store: FormStore; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path, make, marks, items } = useScope();
  const { modal } = App.useApp();
  const follow = useFollow();
  const failureText = useFailureText();
  // Where there are no files, there is nothing to leave out, and no field for it.
  const excluded = useFieldValue(items.length > 0 ? '/excludedDirs' : '/name', store);
  const sizes = useQuery(sizesQuery(api, path, Array.isArray(excluded) ? excluded.map(String) : noDirs));
  const options = useMemo(() => choiceLimits(sizes.data), [sizes.data]);

  const handleSend = async (sent: JsonObject) => {
    const { name, item, mongoItem = [], excludedDirs = [] } = contentOf(sent);
    const large = largeParts(sizes.data ?? [], item, mongoItem);
    if (large.length > 0) {
      const isConfirmed = await modal.confirm({
        title: t('large.title'),
        content: t('large.text', { parts: large.map((part) => t(`content.${part}`)).join(t('list.comma')) }),
        okText: t('large.go'),
        cancelText: t('cancel'),
      });
      if (!isConfirmed) return;
    }
    // An export has no rules: the keys say which modules are meant.
    const moduleRules = Object.fromEntries(mongoItem.map((module) => [module, 0]));
    const query = { name: name.trim(), item: { ...item }, moduleRules, excludedDirs };
    const { id } = await api.get<{ id: string }>(`${path}/export`, { query });
    follow({ id, mark: marks.backup, name });
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
        <Typography.Text type="secondary" aria-live="polite">
          {sizes.isFetching ? t('sizes.loading') : ''}
        </Typography.Text>
        <ExpectedTime store={store} sizes={sizes.data} />
      </FormDialog>
    </ChoiceLimitsContext>
  );
}

/** What the form of this kind of backup says, as the form of a project's backups would. */
function contentOf(sent: JsonObject): BackupOneClickValues {
  const { name = '', parts: deps } = sent as unknown as Partial<BackupPlatformBackupValues>;
  if (!deps) return sent as unknown as BackupOneClickValues;
  return { name, item: { mongodb: true }, mongoItem: chosenParts(deps) as BackupOneClickValues['mongoItem'] };
}

function allOf(modules: readonly string[]): JsonObject {
  return Object.fromEntries(modules.map((module) => [module, true]));
}

/** The modules that there are. */
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
