import { FormDialog, useFormMessages, WaitingDialog } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { useTranslation } from 'react-i18next';
import { TestResult } from './test-result';
import type { TestTarget } from './test-target';
import { TestSteps } from './test-steps';
import { useNoticeTest } from './use-notice-test';
import { useTestStore } from './use-test-store';

interface TestDialogProps {
  target: TestTarget;
  formId: string;
  /** The values of the tab as typed. */
  settings: JsonObject;
  onClose: () => void;
}

/** Asks for a recipient, sends one message, and shows the steps as they pass. Stays open for another try. */
export function TestDialog({ target, formId, settings, onClose }: TestDialogProps) {
  const { t } = useTranslation('notifications');
  const messages = useFormMessages();
  const { store, error, retry } = useTestStore(target);
  const { steps, result, isRunning, send, stop } = useNoticeTest({ provider: target.provider, settings });
  const title = messages(`forms/${target.dialog}::title`) ?? t('test.open');
  if (store === undefined) return <WaitingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;
  return (
    <FormDialog
      store={store}
      title={title}
      okText={result === undefined ? t('test.send') : t('test.sendAgain')}
      cancelText={result && t('test.close')}
      failureTitle={t('test.failed')}
      onSend={send}
      onStop={stop}
      onClose={onClose}
    >
      <TestSteps steps={steps} isRunning={isRunning} />
      {result && <TestResult result={result} formId={formId} />}
    </FormDialog>
  );
}
