import { scrollingBody } from '@signalbox/console-kit';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../common/use-opener-focus';
import type { Collection } from '../../common/collection';
import type { RecordSelection } from '@signalbox/collections-core';
import type { BulkChange } from './bulk-calls';
import { PlanStep } from './plan-step';
import { ResultStep } from './result-step';

export interface BulkDialogProps {
  collection: Collection;
  selection: RecordSelection;
  onClose: () => void;
  /** The change has started: the selected records may be gone once the dialog is closed. */
  onStarted: () => void;
}

interface BulkStepsProps extends BulkDialogProps {
  title: string;
  /** Undefined until the user has described it. */
  change: BulkChange | undefined;
  /** Leads from the plan back to the input. Undefined: there is no input. */
  onBack?: () => void;
  /** The input of the change. */
  children?: ReactNode;
}

/** A change of many records: its input, its plan, then its progress and result. */
export function BulkDialog(props: BulkStepsProps) {
  const { collection, selection, title, change, onBack, onClose, onStarted, children } = props;
  const { t } = useTranslation('console-kit');
  useOpenerFocus();
  const [job, setJob] = useState<string>();
  const handleStarted = (id: string) => {
    setJob(id);
    onStarted();
  };
  return (
    <Modal
      open
      centered
      width={640}
      title={title}
      footer={null}
      styles={scrollingBody}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close') }}
      onCancel={onClose}
    >
      {job !== undefined && <ResultStep collection={collection} job={job} onClose={onClose} />}
      {job === undefined && change && (
        <PlanStep {...{ collection, selection, change, onBack, onClose }} onStarted={handleStarted} />
      )}
      {job === undefined && !change && children}
    </Modal>
  );
}
