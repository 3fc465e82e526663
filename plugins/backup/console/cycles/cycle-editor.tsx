import { useDialogStore, useFailureText } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { CycleForm, type CycleFormProps } from './cycle-form';

/** The form of one cycle, after it has loaded. */
export function CycleEditor(props: Omit<CycleFormProps, 'store'>) {
  const { t } = useTranslation('backup');
  const failureText = useFailureText();
  const { cycles, parts } = useScope();
  const all: JsonObject = parts.length > 0 ? { parts: Object.fromEntries(parts.map((part) => [part, true])) } : {};
  const { store, error, retry } = useDialogStore(cycles.form, props.cycle ?? all);
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
