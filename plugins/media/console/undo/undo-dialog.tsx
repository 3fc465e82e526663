import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../bulk/bulk-dialog';
import { useClashChoices } from '../bulk/clash-choices';
import type { UndoStep } from './undo-step';

interface UndoDialogProps {
  step: UndoStep;
  onEnd: (isComplete: boolean) => void;
  onClose: () => void;
}

/** Undoes the last change. Shows only what takes long or fails. */
export function UndoDialog({ step, onEnd, onClose }: UndoDialogProps) {
  const { t } = useTranslation('media');
  return (
    <BulkDialog
      title={step.title}
      okText={t('undo')}
      startsAtOnce
      items={step.items}
      run={(item, choice) => item.run(choice?.key)}
      choices={useClashChoices()}
      onEnd={({ notDone }) => onEnd(notDone.length === 0)}
      onCancel={onClose}
    />
  );
}
