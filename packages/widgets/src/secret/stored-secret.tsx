import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import type { AriaAttributes } from 'react';
import { useWidgetWords } from '../widget-words';

interface StoredSecretProps extends AriaAttributes {
  id: string;
  role: 'group';
  label: string;
  disabled: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Says that a secret is stored, and nothing about it. */
export function StoredSecret({ id, label, disabled, onReplace, onRemove, ...aria }: StoredSecretProps) {
  const words = useWidgetWords();
  return (
    <Flex gap="small" align="center" {...aria}>
      <Tag icon={<CheckCircleOutlined aria-hidden />} color="success" title={words('secret.isSetHelp')}>
        {words('secret.isSet')}
      </Tag>
      <Button id={id} aria-label={words('secret.replaceOf', { label })} onClick={onReplace} disabled={disabled}>
        {words('secret.replace')}
      </Button>
      <Button
        aria-label={words('secret.removeOf', { label })}
        onClick={onRemove}
        disabled={disabled}
        danger
        type="text"
      >
        {words('secret.remove')}
      </Button>
    </Flex>
  );
}
