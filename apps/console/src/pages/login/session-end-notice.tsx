import { Alert } from 'antd';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionEndAtom } from '../../state/session';

/** Shows why the last session ended, unless the user ended it. */
export function SessionEndNotice() {
  const { t } = useTranslation('console');
  const reason = useAtomValue(sessionEndAtom);
  if (reason === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('sessionEnd.title')}
      description={t(`sessionEnd.${reason}`)}
      style={{ marginBottom: 24 }}
    />
  );
}
