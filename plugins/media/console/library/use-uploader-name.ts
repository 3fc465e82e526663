import { useConsole, useMay } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOfUser, userOfIdQuery } from './users';

/** The name of the user who uploaded a file. Undefined where the user may not see it, or the account is gone. */
export function useUploaderName(id: string | undefined): string | undefined {
  const { t } = useTranslation('media');
  const { api, user } = useConsole();
  const may = useMay();
  const isOther = id !== undefined && id !== user.id && may('user.view');
  const { data } = useQuery({ ...userOfIdQuery(api, id ?? ''), enabled: isOther });
  if (id === user.id) return t('uploader.me');
  return data && nameOfUser(data);
}
