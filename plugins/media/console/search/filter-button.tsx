import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type FileSearch, isSearching } from '../place/place';

interface FilterButtonProps {
  search: FileSearch;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the conditions of the search. */
export function FilterButton({ search, isOpen, onToggle }: FilterButtonProps) {
  const { t } = useTranslation('media');
  const hasConditions = isSearching({ ...search, text: '' });
  return (
    <Button
      icon={<FilterOutlined aria-hidden />}
      type={hasConditions ? 'primary' : 'default'}
      ghost={hasConditions}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {t('filter.open')}
    </Button>
  );
}
