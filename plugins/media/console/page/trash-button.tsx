import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LibraryPlace, noSearch, writePlace } from '../place/place';

/** A link to the trash. */
export function TrashButton({ place }: { place: LibraryPlace }) {
  const { t } = useTranslation('media');
  const search = writePlace({ ...place, isTrash: true, search: noSearch, file: undefined }).toString();
  return (
    <Link to={{ search }}>
      <Button icon={<DeleteOutlined />} tabIndex={-1}>
        {t('trash.open')}
      </Button>
    </Link>
  );
}
