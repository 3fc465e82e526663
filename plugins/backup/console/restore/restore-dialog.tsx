import { useConsole } from '@signalbox/api/react';
import { FormDialog, useDialogStore, WaitingDialog } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { ChoiceLimitsContext } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Alert, App } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestorePlan } from '../../shared/restore-plan';
import { backupQuery } from '../backup-queries';
import type { ShownBackup } from '../backup-record';
import { useScope } from '../scope';
import { offeredTo } from './offered';
import { PlanDialog } from './plan-dialog';
import { inputOf, type RestoreInput } from './restore-input';

interface RestoreDialogProps {
  backup: ShownBackup;
  onClose: () => void;
}

/** Chooses what to restore and how, then shows the plan before the restore starts. */
export function RestoreDialog({ backup: { id, name }, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('backup');
  const { api, user, project, hasExtensions } = useConsole();
  const scope = useScope();
  const { path, key, forms } = scope;
  const { modal } = App.useApp();
  const { data: backup, error, refetch } = useQuery(backupQuery(api, path, id));
  const offered = useMemo(() => backup && offeredTo({ user, backup, project, scope }), [user, backup, project, scope]);
  const options = useMemo(() => offered && { offered: [...offered.items, ...offered.modules] }, [offered]);
  const chosen = (names: readonly string[] = []) => Object.fromEntries(names.map((each) => [each, true]));
  const start: JsonObject =
    key === 'project'
      ? { name, item: chosen(offered?.items), mongoItem: offered?.modules ?? [] }
      : { parts: chosen(offered?.modules) };
  const draft = useDialogStore(forms.restore, start, { isReady: backup !== undefined });
  const [planned, setPlanned] = useState<{ input: RestoreInput; plan?: RestorePlan }>();
  const title = t('restore.title', { name });
  const handleRetry = () => {
    draft.retry();
    void refetch();
  };

  if (!draft.store || !offered || !options)
    return (
      <WaitingDialog title={title} width={880} error={error ?? draft.error} onRetry={handleRetry} onClose={onClose} />
    );
  if (planned)
    return <PlanDialog id={id} name={name} {...planned} onBack={() => setPlanned(undefined)} onClose={onClose} />;

  const handleSend = async (values: JsonObject) => {
    const input = inputOf(values);
    if (input.item.html) {
      const isConfirmed = await modal.confirm({
        title: t('html.title'),
        content: t('html.text'),
        okText: t('html.go'),
        cancelText: t('cancel'),
      });
      if (!isConfirmed) return;
    }
    if (!hasExtensions) return setPlanned({ input });
    setPlanned({ input, plan: await api.post<RestorePlan>(`${path}/${id}/plan`, input) });
  };
  return (
    <ChoiceLimitsContext value={options}>
      <FormDialog
        store={draft.store}
        title={title}
        okText={t(hasExtensions ? 'restore.plan' : 'action.restore')}
        onSend={handleSend}
        onClose={onClose}
        width={880}
        before={<StaysNotes offered={offered} />}
      />
    </ChoiceLimitsContext>
  );
}

/** Shows which content of a backup is not offered, and why. */
function StaysNotes({ offered }: { offered: ReturnType<typeof offeredTo> }) {
  const { t } = useTranslation('backup');
  const { key } = useScope();
  const { unknown, hasAccountsElsewhere, lacksSuper, lacksSettings } = offered;
  const sentences = [
    ...(lacksSuper ? [t(key === 'project' ? 'restore.superOnly' : 'restore.superOnlyDocuments')] : []),
    ...(lacksSettings ? [t('restore.settingsOnly')] : []),
    ...(hasAccountsElsewhere ? [t('restore.accountsElsewhere')] : []),
    ...unknown.map((module) => t('difference.module', { module })),
  ];
  return sentences.map((sentence) => <Alert key={sentence} type="info" showIcon title={sentence} />);
}
