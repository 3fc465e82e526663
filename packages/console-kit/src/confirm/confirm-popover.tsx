import { Popconfirm, type PopconfirmProps } from 'antd';
import { useId, useRef } from 'react';

type KeptProps = 'open' | 'disabled' | 'children' | 'okText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'onOpenChange';

interface ConfirmPopoverProps extends Pick<PopconfirmProps, KeptProps> {
  title: string;
  description?: string;
  isDanger?: boolean;
}

/**
 * A question beside its button. The keyboard continues at the answer that changes nothing, which a screen reader
 * reads together with the question, and returns to where it was.
 */
export function ConfirmPopover({ isDanger, title, description, onOpenChange, ...rest }: ConfirmPopoverProps) {
  const questionId = useId();
  const cancelId = useId();
  const trigger = useRef<Element | null>(null);
  // Focused once the question is open: while it is drawn for the first time it may not be in the page yet.
  const handleOpened = (isOpen: boolean) => {
    if (!isOpen) return;
    trigger.current = document.activeElement;
    document.getElementById(cancelId)?.focus();
  };
  const handleOpenChange = (isOpen: boolean) => {
    const question = document.getElementById(cancelId)?.closest('[role=tooltip]');
    const hasFocus = question?.contains(document.activeElement) ?? false;
    if (!isOpen && hasFocus && trigger.current instanceof HTMLElement) trigger.current.focus();
    onOpenChange?.(isOpen);
  };
  return (
    <Popconfirm
      {...rest}
      title={<span id={`${questionId}-title`}>{title}</span>}
      description={description && <span id={`${questionId}-description`}>{description}</span>}
      cancelButtonProps={{ id: cancelId, 'aria-describedby': `${questionId}-title ${questionId}-description` }}
      okButtonProps={{ danger: isDanger }}
      destroyOnHidden
      onOpenChange={handleOpenChange}
      afterOpenChange={handleOpened}
      styles={{ root: { maxWidth: 'min(360px, calc(100vw - 32px))' } }}
    />
  );
}
