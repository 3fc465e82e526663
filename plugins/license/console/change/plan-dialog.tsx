import { PlanDialogFrame, useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicensePlan } from '../../shared/license';
import { PlanTable } from './plan-table';
import { useChange } from './use-change';

interface PlanDialogProps {
  plan: LicensePlan;
  /** Text of the file to install. Missing: the license is removed. */
  file?: string;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the plan of an upload or a removal, and executes it. */
export function PlanDialog({ plan, file, onBack, onClose }: PlanDialogProps) {
  const { t } = useTranslation('license');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useChange({ file, onClose });
  const isRemoval = file === undefined;
  return (
    <PlanDialogFrame
      title={t(isRemoval ? 'planRemoval' : 'planUpload')}
      back={t(isRemoval ? 'cancel' : 'back')}
      isPending={isPending}
      onBack={onBack}
      onClose={onClose}
      action={
        <Button type="primary" danger={isRemoval} loading={isPending} onClick={() => mutate(plan)}>
          {t(isRemoval ? 'removeNow' : 'installNow')}
        </Button>
      }
    >
      {plan.to.state !== 'valid' && <Alert type="warning" showIcon title={t(`planState.${plan.to.state}`)} />}
      <PlanTable plan={plan} />
      {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
    </PlanDialogFrame>
  );
}
