import { Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface NameConfirmationProps {
  /** Name of the backup, which the user has to type. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** Confirms a restore that deletes data. */
export function NameConfirmation({ name, value, onChange, disabled }: NameConfirmationProps) {
  const { t } = useTranslation('backup');
  const id = useId();
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('plan.typeName', { name })} htmlFor={id} style={{ margin: 0 }}>
        <Input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled}
          autoComplete="off"
          placeholder={name}
        />
      </Form.Item>
    </Form>
  );
}
