import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface FilterButtonProps {
  hasConditions: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the builder of the filter. */
export function FilterButton({ hasConditions, isOpen, onToggle }: FilterButtonProps) {
  const { t } = useTranslation('lists');
  return (
    <Button
      icon={<FilterOutlined />}
      type={hasConditions ? 'primary' : 'default'}
      ghost={hasConditions}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {t('filter.open')}
    </Button>
  );
}
