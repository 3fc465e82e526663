import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorIdOf } from './login-field';
import type { Credentials } from './use-login';

type Field = keyof Credentials;

const labels = { username: 'login.username', password: 'login.password', verifyCode: 'login.captcha' } as const;

/** The typed credentials. A field is validated on submit; its error goes away when the user types. */
export function useCredentials() {
  const { t } = useTranslation('console');
  const [credentials, setCredentials] = useState({ username: '', password: '', verifyCode: '' });
  const [missing, setMissing] = useState<readonly Field[]>([]);

  const change = (field: Field, value: string) => {
    setCredentials((others) => ({ ...others, [field]: value }));
    setMissing((fields) => fields.filter((each) => each !== field));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? t('required', { title: t(labels[field]) }) : undefined);

  return {
    credentials,
    errors: {
      username: errorOf('username'),
      password: errorOf('password'),
      verifyCode: errorOf('verifyCode'),
    },
    /** Returns the fields without a value, in the order of `fields`. */
    validate: (fields: readonly Field[]): Field[] => {
      const empty = fields.filter(
        (field) => (field === 'username' ? credentials.username.trim() : credentials[field]) === '',
      );
      setMissing(empty);
      return empty;
    },
    setCode: (code: string) => change('verifyCode', code),
    inputProps: (field: Field) => ({
      id: field,
      name: field,
      value: credentials[field],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
      'aria-required': true,
      ...(missing.includes(field)
        ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorIdOf(field) }
        : {}),
    }),
  };
}
