import { Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DocumentParameter } from '../document/open-api';
import styles from './call.module.css';

interface ParameterInputProps {
  parameter: DocumentParameter;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One parameter of the address: a text, or JSON. */
export function ParameterInput({ parameter, value, error, onChange }: ParameterInputProps) {
  const { t } = useTranslation('api-reference');
  const { name, required = false, content, schema } = parameter;
  const description = parameter.description ?? (typeof schema === 'object' ? schema.description : undefined);
  const id = `call-${name}`;
  const isSecret = /password|secret/i.test(name);
  const props = {
    id,
    dir: 'ltr',
    value,
    autoComplete: 'off',
    spellCheck: false,
    className: content ? styles.code : undefined,
    placeholder: content ? '{ }' : undefined,
    'aria-invalid': error !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Form.Item
      htmlFor={id}
      label={
        <span className={styles.label}>
          <code dir="ltr">{name}</code>
          <Typography.Text type="secondary" className={styles.note}>
            {[content ? 'JSON' : '', required ? t('required') : t('optional')].filter(Boolean).join(' · ')}
          </Typography.Text>
        </span>
      }
      extra={
        description && (
          <span lang="en" dir="auto">
            {description}
          </span>
        )
      }
      help={error}
      validateStatus={error ? 'error' : ''}
    >
      {content ? (
        <Input.TextArea {...props} autoSize={{ minRows: 1, maxRows: 8 }} />
      ) : isSecret ? (
        <Input.Password {...props} autoComplete="new-password" />
      ) : (
        <Input {...props} />
      )}
    </Form.Item>
  );
}
