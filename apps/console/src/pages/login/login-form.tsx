import { Alert, Button, Form, type InputRef } from 'antd';
// Not from antd's index: its `Input` brings text areas, searches and one-time codes into the first load.
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@signalbox/api/client';
import { useFailureMessages } from '../../shell/notices/use-failure-messages';
import { useSite } from '../../shell/site/use-site';
import { captchaQuery } from './captcha-query';
import { CaptchaField } from './captcha-field';
import { useLogin, type Credentials } from './use-login';

export function LoginForm() {
  const { t } = useTranslation('console');
  const [form] = Form.useForm<Credentials>();
  const failureMessages = useFailureMessages();
  const usernameInput = useRef<InputRef>(null);
  const passwordInput = useRef<InputRef>(null);
  const { login, needsCaptcha, logIn } = useLoginWithCaptcha(() => {
    form.setFieldValue('verifyCode', undefined);
    passwordInput.current?.focus({ cursor: 'all' });
  });

  useEffect(() => {
    // Not on a touch screen, where the keyboard would cover half the page.
    if (matchMedia('(pointer: fine)').matches) usernameInput.current?.focus();
  }, []);

  const username = t('login.username');
  const password = t('login.password');
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={logIn}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
    >
      <Form.Item
        name="username"
        label={username}
        rules={[{ required: true, whitespace: true, message: t('required', { title: username }) }]}
      >
        <Input ref={usernameInput} size="large" autoComplete="username" autoCapitalize="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="password"
        label={password}
        rules={[{ required: true, message: t('required', { title: password }) }]}
      >
        <Password size="large" ref={passwordInput} autoComplete="current-password" />
      </Form.Item>
      {needsCaptcha && <CaptchaField />}
      {login.isError && (
        <Alert type="error" showIcon role="alert" title={failureMessages(login.error)} style={{ marginBottom: 24 }} />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={login.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

/** The login and whether it needs a captcha. Calls `onReject` after a login that the platform rejected. */
function useLoginWithCaptcha(onReject: () => void) {
  const { notShowCode } = useSite();
  const queryClient = useQueryClient();
  const login = useLogin();
  const [hasFailed, setHasFailed] = useState(false);
  // Another setting decides for administrators, which the page may not know: it asks for a code if the answer demands one.
  const [isCodeDemanded, setIsCodeDemanded] = useState(false);
  const logIn = (credentials: Credentials) =>
    login.mutate(credentials, {
      onError: (error) => {
        if (!asksForCaptcha(error)) return;
        setHasFailed(true);
        if (error instanceof ApiError && error.errorName === 'captchaWrong') setIsCodeDemanded(true);
        void queryClient.invalidateQueries(captchaQuery());
        onReject();
      },
    });
  return { login, logIn, needsCaptcha: isCodeDemanded || (hasFailed && !notShowCode) };
}

/** True for any error answer but 451. A missing answer is not an error answer. */
function asksForCaptcha(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable && error.status !== 451;
}
