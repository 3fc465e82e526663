import { RestOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type LibraryPlace, noSearch, writePlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';

interface TrashButtonProps {
  place: LibraryPlace;
  goTo: GoToPlace;
  isNarrow: boolean;
}

/** A link to the trash. Back leads to the folder again. */
export function TrashButton({ place, goTo, isNarrow }: TrashButtonProps) {
  const { t } = useTranslation('media');
  const trash = { isTrash: true, search: noSearch, file: undefined };
  const label = t('trash.open');
  return (
    <Button
      type="text"
      icon={<RestOutlined aria-hidden />}
      href={`?${writePlace({ ...place, ...trash }).toString()}`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        // With a key, the browser opens another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(trash);
      }}
    >
      {isNarrow ? null : label}
    </Button>
  );
}
