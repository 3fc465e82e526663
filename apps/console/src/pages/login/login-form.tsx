import { Alert, Button, type InputRef } from 'antd';
// Not from antd's index: its `Input` brings text areas, searches and one-time codes into the first load.
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@signalbox/api/client';
import { useFailureMessages } from '../../shell/notices/use-failure-messages';
import { useSite } from '../../shell/site/use-site';
import { captchaQuery } from './captcha-query';
import { CaptchaField } from './captcha-field';
import { LoginField } from './login-field';
import { useCredentials } from './use-credentials';
import { useLogin, type Credentials } from './use-login';

/** Without antd's `Form`, which with its tooltips would be a sixth of the page's first load. */
export function LoginForm() {
  const { t } = useTranslation('console');
  const failureMessages = useFailureMessages();
  const usernameInput = useRef<InputRef>(null);
  const passwordInput = useRef<InputRef>(null);
  const codeInput = useRef<InputRef>(null);
  const { credentials, errors, inputProps, validate, setCode } = useCredentials();
  const { login, needsCaptcha, logIn } = useLoginWithCaptcha(() => {
    setCode('');
    passwordInput.current?.focus({ cursor: 'all' });
  });

  useEffect(() => {
    // Not on a touch screen, where the keyboard would cover half the page.
    if (matchMedia('(pointer: fine)').matches) usernameInput.current?.focus();
  }, []);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const [wrong] = validate(needsCaptcha ? ['username', 'password', 'verifyCode'] : ['username', 'password']);
    if (wrong === undefined) logIn(credentials);
    else ({ username: usernameInput, password: passwordInput, verifyCode: codeInput })[wrong].current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <LoginField id="username" label={t('login.username')} error={errors.username}>
        <Input
          {...inputProps('username')}
          ref={usernameInput}
          size="large"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
      </LoginField>
      <LoginField id="password" label={t('login.password')} error={errors.password}>
        <Password {...inputProps('password')} ref={passwordInput} size="large" autoComplete="current-password" />
      </LoginField>
      {needsCaptcha && (
        <LoginField id="verifyCode" label={t('login.captcha')} error={errors.verifyCode}>
          <CaptchaField {...inputProps('verifyCode')} ref={codeInput} />
        </LoginField>
      )}
      {login.isError && (
        <Alert type="error" showIcon role="alert" title={failureMessages(login.error)} style={{ marginBottom: 24 }} />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
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
