import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import type { AriaAttributes } from 'react';
import { useWidgetMessages } from '../widget-messages';

interface StoredSecretProps extends AriaAttributes {
  id: string;
  role: 'group';
  label: string;
  disabled: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Shows that a secret is stored, without its value. */
export function StoredSecret({ id, label, disabled, onReplace, onRemove, ...aria }: StoredSecretProps) {
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
