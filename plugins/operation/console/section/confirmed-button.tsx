import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Typography } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { operationKey } from '../operation-queries';

interface ConfirmedButtonProps {
  label: string;
  /** With the name of what the action is for. */
  accessibleLabel: string;
  question: string;
  /** What the action does. */
  help?: string;
  /** Shown after the action. */
  done?: string;
  isDanger?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** Asks, then acts and reads the page again. Says beside the button why it failed. */
export function ConfirmedButton({ label, accessibleLabel, isDanger, onConfirm, done, ...texts }: ConfirmedButtonProps) {
  const { t } = useTranslation('operation');
  const { notify } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  // The keyboard continues in the question, at the answer that changes nothing, and returns to the button.
  // Focused once the question is open: while it is drawn for the first time it may not be in the page yet.
  const cancelId = useId();
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen && document.activeElement?.closest('[role=tooltip]')) button.current?.focus();
  };
  const handleOpened = (isOpen: boolean) => {
    if (isOpen) document.getElementById(cancelId)?.focus();
  };
  const act = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => done !== undefined && notify(done),
    onSettled: () => queries.invalidateQueries({ queryKey: [operationKey] }),
  });
  return (
    <>
      <Popconfirm
        title={texts.question}
        description={texts.help}
        okText={label}
        cancelText={t('abort.cancel')}
        cancelButtonProps={{ id: cancelId }}
        destroyOnHidden
        onOpenChange={handleOpenChange}
        afterOpenChange={handleOpened}
        onConfirm={() => act.mutate()}
        styles={{ root: { maxWidth: 'min(360px, calc(100vw - 32px))' } }}
      >
        <Button ref={button} size="small" danger={isDanger} loading={act.isPending} aria-label={accessibleLabel}>
          {label}
        </Button>
      </Popconfirm>
      {act.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(act.error)}
        </Typography.Text>
      )}
    </>
  );
}
