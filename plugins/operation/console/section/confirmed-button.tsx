import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { operationKey } from '../operation-queries';

interface ConfirmedButtonProps {
  label: string;
  /** With the name of what the action is for. */
  accessibleLabel: string;
  question: string;
  /** Says what the action does. */
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
  const act = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => done !== undefined && notify(done),
    onSettled: () => queries.invalidateQueries({ queryKey: [operationKey] }),
  });
  return (
    <>
      <ConfirmPopover
        title={texts.question}
        description={texts.help}
        okText={label}
        cancelText={t('abort.cancel')}
        onConfirm={() => act.mutate()}
      >
        <Button size="small" danger={isDanger} loading={act.isPending} aria-label={accessibleLabel}>
          {label}
        </Button>
      </ConfirmPopover>
      {act.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(act.error)}
        </Typography.Text>
      )}
    </>
  );
}
