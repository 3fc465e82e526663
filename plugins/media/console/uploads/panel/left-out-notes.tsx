import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { maxCollected } from '../collect/collected';
import type { LeftOut } from '../queue/uploads-atom';

/** Says which part of the last selection is not in the queue, and why. */
export function LeftOutNotes({ leftOut: { isCut, unreadable } }: { leftOut: LeftOut }) {
  const { t } = useTranslation('media');
  return (
    <>
      {isCut ? <Alert type="warning" showIcon title={t('uploads.cut', { count: maxCollected })} /> : null}
      {unreadable > 0 ? <Alert type="warning" showIcon title={t('uploads.unreadable', { count: unreadable })} /> : null}
    </>
  );
}
