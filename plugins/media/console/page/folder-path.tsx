import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ancestorsOf, nameOf } from '../library/paths';
import { type LibraryPlace, noSearch, writePlace } from '../place/place';

/** The library and the folders from its top to the shown one, as links. */
export function FolderPath({ place }: { place: LibraryPlace }) {
  const { t } = useTranslation('media');
  const items = ['', ...ancestorsOf(place.folder)].map((folder) => {
    const name = <bdi>{folder === '' ? t('title') : nameOf(folder)}</bdi>;
    const search = writePlace({ ...place, folder, search: noSearch, file: undefined }).toString();
    const isShown = folder === place.folder;
    return {
      key: folder,
      title: isShown ? <span aria-current="page">{name}</span> : <Link to={{ search }}>{name}</Link>,
    };
  });
  return (
    <nav aria-label={t('path.label')}>
      <Breadcrumb items={items} />
    </nav>
  );
}
