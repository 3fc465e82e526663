import { LockOutlined } from '@ant-design/icons';
import { Flex, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';

interface BackupNameProps {
  backup: ShownBackup;
  /** Secondary text, for narrow screens without these columns. */
  details: string[];
  /** More content below the name. */
  children?: ReactNode;
}

/** A backup's name, whether it is protected, and where it came from. */
export function BackupName({ backup, details, children }: BackupNameProps) {
  const { t } = useTranslation('backup');
  const { name, isProtected, origin = 'manual' } = backup;
  return (
    <Flex vertical gap={2}>
      <Flex gap="small" align="center" wrap="wrap">
        <Typography.Text strong>
          <bdi>{name}</bdi>
        </Typography.Text>
        {isProtected && (
          <Tag icon={<LockOutlined aria-hidden />} color="gold">
            {t('mark.protected')}
          </Tag>
        )}
        {origin !== 'manual' && <Tag>{t(`origin.${origin}`)}</Tag>}
      </Flex>
      {details
        .filter((detail) => detail !== '')
        .map((detail) => (
          <Typography.Text key={detail} type="secondary" style={{ whiteSpace: 'normal' }}>
            {detail}
          </Typography.Text>
        ))}
      {children}
    </Flex>
  );
}
