import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNeighbours } from './use-neighbours';

interface NeighbourButtonsProps {
  resource: string;
  id: string;
  onOpen: (id: string) => void;
}

/** Opens the record before or after this one on the page of the list. */
export function NeighbourButtons({ resource, id, onOpen }: NeighbourButtonsProps) {
  const { t } = useTranslation('collections-react');
  const { previous, next } = useNeighbours(resource, id);
  return (
    <>
      <Button
        type="text"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('record.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onOpen(previous)}
      />
      <Button
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('record.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && onOpen(next)}
      />
    </>
  );
}
