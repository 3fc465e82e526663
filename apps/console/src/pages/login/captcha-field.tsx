import { useQuery } from '@tanstack/react-query';
import { ReloadOutlined } from '@ant-design/icons';
import type { InputProps, InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { captchaQuery, captchaSize } from './captcha-query';
import styles from './captcha-field.module.css';

/** The captcha's input and its picture, which is a button that loads another one. */
export function CaptchaField({ ref, ...input }: InputProps & { ref: Ref<InputRef> }) {
  const { t } = useTranslation('console');
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery());
  return (
    <div className={styles.row}>
      <Input
        {...input}
        ref={ref}
        size="large"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={12}
      />
      <button
        type="button"
        className={styles.picture}
        style={captchaSize}
        aria-label={t('login.captchaRefresh')}
        onClick={() => void refetch()}
      >
        {data && !isError ? (
          <img
            src={data}
            alt={t('login.captchaPicture')}
            {...captchaSize}
            className={isFetching ? styles.fading : undefined}
          />
        ) : (
          <span className={styles.stand}>
            <ReloadOutlined spin={isFetching} /> {isError ? t('login.captchaFailed') : null}
          </span>
        )}
      </button>
    </div>
  );
}
