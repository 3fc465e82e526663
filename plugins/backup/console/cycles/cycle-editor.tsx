import { useDialogStore, useFailureText } from '@signalbox/console-kit';
import { accountProject, isAccountModule } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import type { JsonObject } from '@signalbox/schemas';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { projectModules } from '../restore/offered';
import { CycleForm, type CycleFormProps } from './cycle-form';

/** The form of one cycle, after it has loaded. */
export function CycleEditor(props: Omit<CycleFormProps, 'store'>) {
  const { t } = useTranslation('backup');
  const failureText = useFailureText();
  const { cycles, parts } = useScope();
  const { project, hasExtensions } = useConsole();
  const { store, error, retry } = useDialogStore(cycles.form, props.cycle ?? nightly({ parts, project }), {
    absent: hasExtensions ? [] : extensions,
  });
  if (store) return <CycleForm {...props} store={store} />;
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <Alert
      type="error"
      role="alert"
      title={t('failure.title')}
      description={failureText(error)}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}

/** A new cycle: everything, every night by the user's clock. */
function nightly({ parts, project }: { parts: readonly string[]; project: string }): JsonObject {
  const modules = projectModules.filter((name) => project === accountProject || !isAccountModule(name));
  return {
    at: '02:30',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(parts.length > 0 ? { parts: Object.fromEntries(parts.map((part) => [part, true])) } : { mongoItem: modules }),
  };
}

/** Fields that an existing platform does not have. */
const extensions = ['at', 'timeZone', 'retention', 'isOffsite'];
