import { useQuery } from '@tanstack/react-query';
import { ReloadOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { captchaQuery, captchaSize } from './captcha-query';
import styles from './captcha-field.module.css';

/** The captcha's input and its picture, which is a button that loads another one. */
export function CaptchaField() {
  const { t } = useTranslation('console');
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery());
  const title = t('login.captcha');
  return (
    <Form.Item label={title} required>
      <div className={styles.row}>
        <Form.Item name="verifyCode" noStyle rules={[{ required: true, message: t('required', { title }) }]}>
          <Input
            size="large"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={title}
            maxLength={12}
          />
        </Form.Item>
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
    </Form.Item>
  );
}
