import { recordKeys } from '@signalbox/collections-core';
import { readAgain, useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import type { RecordCondition } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Collection, OwnAction } from '../common/collection';
import { recordPath } from './record-query';
import styles from './record-panel.module.css';

interface OwnActionsProps {
  collection: Collection;
  id: string;
  /** Of the record. */
  values: JsonObject;
}

/** The buttons of the actions that the plug-in of a collection has for this record. */
export function OwnActions({ collection: { resource, ownActions = [] }, id, values }: OwnActionsProps) {
  const shown = ownActions.filter(({ when = {} }) => meets(values, when));
  if (shown.length === 0) return null;
  return (
    <Flex gap="small" wrap className={styles.actions}>
      {shown.map((action) => (
        // What an action answers belongs to its record.
        <ActionButton key={`${id} ${action.name}`} {...{ action, resource, id, values }} />
      ))}
    </Flex>
  );
}

interface ActionButtonProps extends Pick<OwnActionsProps, 'id' | 'values'> {
  action: OwnAction;
  resource: string;
}

function ActionButton({ action, resource, id, values }: ActionButtonProps) {
  const { t } = useTranslation('collections-react');
  const { t: common } = useTranslation('console-kit');
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { name, title, done, confirm, confirmWhen, shows } = action;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => api.post<JsonObject>(`${recordPath(resource, id)}/${name}`, {}),
    onSuccess: () => shows ?? notify(done),
    onSettled: () => void readAgain(queries, recordKeys.of(resource)),
    // What is shown once is not kept.
    ...(shows !== undefined && { gcTime: 0 }),
  });
  const handleClick = () => mutate();
  const asks = confirmWhen !== undefined && meets(values, confirmWhen);
  const button = (
    <Button loading={isPending} onClick={asks ? undefined : handleClick}>
      {title}
    </Button>
  );
  return (
    <Flex vertical gap="small" align="start">
      {asks ? (
        <ConfirmPopover title={confirm} okText={title} cancelText={common('cancel')} onConfirm={handleClick}>
          {button}
        </ConfirmPopover>
      ) : (
        button
      )}
      {shows !== undefined && data && (
        <Alert
          type="success"
          role="alert"
          title={done}
          description={
            <Typography.Text code copyable>
              {String(data[shows])}
            </Typography.Text>
          }
        />
      )}
      {error && (
        <Alert type="error" showIcon role="alert" title={t('record.actionFailed')} description={failureText(error)} />
      )}
    </Flex>
  );
}

function meets(values: JsonObject, condition: RecordCondition): boolean {
  return Object.entries(condition).every(([name, allowed]) =>
    allowed.some((value) => value === (values[name] ?? null)),
  );
}
