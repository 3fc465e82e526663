import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../document/operations-of';
import { AnswerView } from './answer-view';
import styles from './call.module.css';
import { CopyCommand } from './copy-command';
import { ParameterInput } from './parameter-input';
import { useCall } from './use-call';
import { useCallInput } from './use-call-input';

/** The inputs of a call, the button that sends it, and its answer. A call that changes something is confirmed first. */
export function CallForm({ operation }: { operation: Operation }) {
  const { t } = useTranslation('api-reference');
  const failureText = useFailureText();
  const { input, setBody, setParameter, errorAt, check } = useCallInput(operation);
  const [isAsking, setIsAsking] = useState(false);
  const call = useCall(operation);
  const send = () => {
    const request = check();
    if (request) call.mutate(request);
  };
  const handleSend = () => (operation['x-changes'] ? setIsAsking(check() !== undefined) : send());
  const handleConfirm = () => {
    setIsAsking(false);
    send();
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={handleSend} className={styles.form}>
      {operation.parameters?.map((parameter) => (
        <ParameterInput
          key={parameter.name}
          parameter={parameter}
          value={input.parameters[parameter.name] ?? ''}
          error={errorAt(parameter.name)}
          onChange={(value) => setParameter(parameter.name, value)}
        />
      ))}
      {operation.requestBody && <BodyInput value={input.body} error={errorAt('body')} onChange={setBody} />}
      <div className={styles.actions}>
        <ConfirmPopover
          open={isAsking}
          title={t('confirm')}
          okText={t('send')}
          cancelText={t('cancel')}
          onConfirm={handleConfirm}
          onOpenChange={(open) => open || setIsAsking(false)}
        >
          <Button type="primary" htmlType="submit" loading={call.isPending}>
            {t('send')}
          </Button>
        </ConfirmPopover>
        <CopyCommand operation={operation} input={input} />
      </div>
      {call.error && (
        <Alert type="error" showIcon role="alert" title={t('noAnswer')} description={failureText(call.error)} />
      )}
      {call.data && <AnswerView answer={call.data} />}
    </Form>
  );
}

interface BodyInputProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function BodyInput({ value, error, onChange }: BodyInputProps) {
  const { t } = useTranslation('api-reference');
  return (
    <Form.Item label={t('body')} htmlFor="call-body" help={error} validateStatus={error ? 'error' : ''}>
      <Input.TextArea
        id="call-body"
        dir="ltr"
        spellCheck={false}
        autoSize={{ minRows: 4, maxRows: 20 }}
        className={styles.code}
        value={value}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
