import { CheckCircleOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Button, Flex, Input, type InputRef, Tag, Typography } from 'antd';
import { type AriaAttributes, useEffect, useRef, useState } from 'react';
import { groupAria, inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { isMarker, type Secret } from './secret-value';

/**
 * A value that the server stores and never sends. While a secret is stored, the value is its marker. The user can replace
 * or remove it, and undo both before saving. An invalid marker is a stored secret that cannot be kept: the input is
 * shown to enter it again.
 */
export function SecretInput(props: WidgetProps<Secret>) {
  const { id, label, value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const { input, wasStored, isReplacing, replace, keep, remove, setText } = useReplacement(value, onChange);
  const mustBeTyped = isMarker(value) && isInvalid;
  if (isMarker(value) && !isReplacing && !mustBeTyped) {
    return (
      <StoredSecret
        {...groupAria(props)}
        id={id}
        label={label}
        disabled={disabled}
        onReplace={replace}
        onRemove={remove}
      />
    );
  }
  return (
    <Flex vertical gap={4} style={inputFrame}>
      <Flex gap="small">
        <Input.Password
          {...inputAria(props)}
          ref={input}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            // A browser would join the lines, as of a key in PEM.
            if (!/[\r\n]/.test(text.trim())) return;
            event.preventDefault();
            setText(text);
          }}
          onBlur={onBlur}
          disabled={disabled}
          status={inputStatus(isInvalid)}
          placeholder={placeholder}
          autoComplete="new-password"
          dir="ltr"
        />
        {wasStored &&
          !disabled &&
          (mustBeTyped ? (
            <Button onClick={remove} aria-label={messages('secret.removeOf', { label })}>
              {messages('secret.remove')}
            </Button>
          ) : (
            <Button onClick={keep}>{messages('secret.keep')}</Button>
          ))}
      </Flex>
      {wasStored && value === undefined && (
        <Typography.Text type="secondary">{messages('secret.removed')}</Typography.Text>
      )}
    </Flex>
  );
}

/** The replacement of a stored secret: what the user may do until the form is saved. */
function useReplacement(value: Secret | undefined, onChange: WidgetProps<Secret>['onChange']) {
  const [isReplacing, setIsReplacing] = useState(false);
  const [wasStored, setWasStored] = useState(isMarker(value));
  if (isMarker(value) && !wasStored) setWasStored(true);

  const input = useRef<InputRef>(null);
  useEffect(() => {
    if (isReplacing) input.current?.focus();
  }, [isReplacing]);

  const setText = (text: string) => {
    // An emptied replacement restores the marker of the stored secret.
    setIsReplacing(wasStored && text === '');
    onChange(text || (wasStored ? { isSet: true } : undefined));
  };
  const remove = () => {
    setIsReplacing(false);
    onChange(undefined);
  };
  const keep = () => {
    setIsReplacing(false);
    onChange({ isSet: true });
  };
  return { input, wasStored, isReplacing, replace: () => setIsReplacing(true), keep, remove, setText };
}

interface StoredSecretProps extends AriaAttributes {
  id: string;
  role: 'group';
  label: string;
  disabled: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Shows that a secret is stored, without its value. */
function StoredSecret({ id, label, disabled, onReplace, onRemove, ...aria }: StoredSecretProps) {
  const messages = useWidgetMessages();
  return (
    <Flex gap="small" align="center" {...aria}>
      <Tag icon={<CheckCircleOutlined aria-hidden />} color="success" title={messages('secret.isSetHelp')}>
        {messages('secret.isSet')}
      </Tag>
      <Button id={id} aria-label={messages('secret.replaceOf', { label })} onClick={onReplace} disabled={disabled}>
        {messages('secret.replace')}
      </Button>
      <Button
        aria-label={messages('secret.removeOf', { label })}
        onClick={onRemove}
        disabled={disabled}
        danger
        type="text"
      >
        {messages('secret.remove')}
      </Button>
    </Flex>
  );
}
