import { Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { fixedTop } from './dialog-place';
import { useReturnFocus } from './use-return-focus';
import { isWaitingDialogOpen } from './waiting-dialog';

const noEntrance = { transitionName: '', maskTransitionName: '' };

/** A modal. Replaces a waiting dialog in place, without an entrance animation of its own. */
export function LoadedDialog(props: ModalProps) {
  const [followsWaitingDialog] = useState(isWaitingDialogOpen);
  useReturnFocus({ follows: isWaitingDialogOpen });
  return <Modal open {...fixedTop} {...(followsWaitingDialog && noEntrance)} {...props} />;
}
