import { recordKeys } from '@signalbox/collections-core';
import { readAgain, useConsole } from '@signalbox/api/react';
import { ConfirmPopover, LoadingLines, useFailureText } from '@signalbox/console-kit';
import type { RecordCondition } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Collection, OwnAction } from '../common/collection';
import { useCellText, valueAt } from '../common/use-cell-text';
import { useOpenerFocus } from '../common/use-opener-focus';
import { recordPath } from './record-query';
import styles from './record-panel.module.css';

interface OwnActionsProps {
  collection: Collection;
  id: string;
  /** Of the record. */
  values: JsonObject;
}

/** The buttons of the actions that the plug-in of a collection has for this record. */
export function OwnActions({ collection: { resource, ownActions = [], columns }, id, values }: OwnActionsProps) {
  const textOf = useCellText();
  const [column] = columns;
  if (ownActions.length === 0) return null;
  const name = (column && textOf(column, valueAt(values, column.path))) || id;
  return (
    <Flex gap="small" wrap className={styles.actions}>
      {ownActions.map((action) => (
        // What an action answers belongs to its record.
        <ActionButton key={`${id} ${action.name}`} {...{ action, resource, id, values, record: name }} />
      ))}
    </Flex>
  );
}

/** Start of the keys of actions of a record whose answer is shown once: until it is there, the user stays at the record. */
export const onceShownKey = (resource: string, id: string) =>
  [...recordKeys.record(resource, id), 'shownOnce'] as const;

interface ActionButtonProps extends Pick<OwnActionsProps, 'id' | 'values'> {
  action: OwnAction;
  resource: string;
  /** Title of the record. */
  record: string;
}

function ActionButton({ action, resource, id, values, record }: ActionButtonProps) {
  const { t } = useTranslation('collections-react');
  const { t: common } = useTranslation('console-kit');
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { name, title, done, confirm, when = {}, confirmWhen, shows } = action;
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => api.post<JsonObject>(`${recordPath(resource, id)}/${name}`, {}),
    onSuccess: () => shows ?? notify(done),
    onSettled: () => void readAgain(queries, recordKeys.of(resource)),
    // What is shown once is not kept.
    ...(shows !== undefined && { gcTime: 0, mutationKey: onceShownKey(resource, id) }),
  });
  const handleClick = () => mutate();
  const asks = confirmWhen !== undefined && meets(values, confirmWhen);
  const button = (
    <Button loading={isPending} onClick={asks ? undefined : handleClick}>
      {title}
    </Button>
  );
  return (
    <>
      {/* What the action changes may be what the button depends on. */}
      {(meets(values, when) || error) && (
        <div className={styles.action}>
          {asks ? (
            <ConfirmPopover title={confirm} okText={title} cancelText={common('cancel')} onConfirm={handleClick}>
              {button}
            </ConfirmPopover>
          ) : (
            button
          )}
          {error && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t('record.actionFailed')}
              description={failureText(error)}
            />
          )}
        </div>
      )}
      {shows !== undefined && (isPending || data) && (
        <AnswerDialog {...{ title, record, done }} answer={data && String(data[shows])} onClose={reset} />
      )}
    </>
  );
}

interface AnswerDialogProps extends Pick<OwnAction, 'title' | 'done'> {
  record: string;
  /** Undefined until it is there. */
  answer: string | undefined;
  onClose: () => void;
}

/** An answer that is shown once. Stays open until it is there and the user has closed it. */
function AnswerDialog({ title, record, done, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('console-kit');
  useOpenerFocus();
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={answer !== undefined}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" loading={answer === undefined} onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <strong>
          <bdi>{record}</bdi>
        </strong>
        {answer === undefined ? (
          <LoadingLines label={t('loading')} rows={1} />
        ) : (
          <Alert
            type="success"
            role="alert"
            title={done}
            description={
              <Typography.Text code copyable dir="ltr">
                {answer}
              </Typography.Text>
            }
          />
        )}
      </Flex>
    </Modal>
  );
}

function meets(values: JsonObject, condition: RecordCondition): boolean {
  return Object.entries(condition).every(([name, allowed]) =>
    allowed.some((value) => value === (values[name] ?? null)),
  );
}
