import type { SessionUser } from '@signalbox/api';
import { sha1Hex } from '@signalbox/api/password';
import { userKeys } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance, type FormRule, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../../shell/notices/use-failure-messages';
import { api } from '../../shell/services';

interface PasswordFormProps {
  /** User name for password managers. */
  username: string;
  submitTitle: string;
  onChanged?: () => void;
}

export function PasswordForm({ username, submitTitle, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('console');
  const change = useChangePassword();
  const failureMessages = useFailureMessages();
  const oldTitle = t('password.old');
  const newTitle = t('password.new');
  const againTitle = t('password.again');
  const required = (title: string) => ({ required: true, message: t('required', { title }) });
  return (
    <Form<PasswordChange & { again: string }>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      onFinish={({ oldPassword, password }) =>
        change.mutate({ oldPassword, password }, { onSuccess: () => onChanged?.() })
      }
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Form.Item name="oldPassword" label={oldTitle} rules={[required(oldTitle)]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={newTitle}
        dependencies={['oldPassword']}
        rules={[
          required(newTitle),
          rejectIf(t('password.same'), (value, getFieldValue) => value === getFieldValue('oldPassword')),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="again"
        label={againTitle}
        dependencies={['password']}
        rules={[
          required(againTitle),
          rejectIf(t('password.differs'), (value, getFieldValue) => value !== getFieldValue('password')),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      {change.isError && (
        <Alert type="error" showIcon role="alert" title={failureMessages(change.error)} style={{ marginBottom: 24 }} />
      )}
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {submitTitle}
      </Button>
    </Form>
  );
}

/** A rule of a field that compares its value with other fields. An empty value passes. */
function rejectIf(
  message: string,
  isWrong: (value: string, getFieldValue: FormInstance['getFieldValue']) => boolean,
): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, value: string) =>
      value && isWrong(value, getFieldValue) ? Promise.reject(new Error(message)) : Promise.resolve(),
  });
}

interface PasswordChange {
  oldPassword: string;
  password: string;
}

/**
 * Changes the user's own password. The new one is sent as typed, over the encrypted connection: the platform cannot validate
 * a hash against its password rules.
 */
function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ oldPassword, password }: PasswordChange) =>
      api.put('core/auth/user', { oldPassword: sha1Hex(oldPassword), password }),
    onSuccess: () =>
      queryClient.setQueryData(
        userKeys.self(),
        (user: SessionUser | undefined) => user && { ...user, isFirstLogin: false, isPasswordExpired: false },
      ),
  });
}
