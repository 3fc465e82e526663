import { AppstoreOutlined, BarsOutlined, SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type View, views } from '../browse/use-view';
import { type FileSort, type SortBy, sortKeys } from '../place/place';

interface ViewToolsProps {
  view: View;
  onView: (view: View) => void;
  sort: FileSort;
  onSort: (sort: FileSort) => void;
}

const icons: Record<View, React.ReactNode> = {
  grid: <AppstoreOutlined aria-hidden />,
  table: <BarsOutlined aria-hidden />,
};

/** The order of the files, and how they are shown. */
export function ViewTools({ view, onView, sort, onSort }: ViewToolsProps) {
  const { t } = useTranslation('media');
  const { by, isDescending } = sort;
  const order = t(isDescending ? 'sort.descending' : 'sort.ascending');
  return (
    <Flex gap="small" align="center">
      <Select<SortBy>
        aria-label={t('sort.label')}
        value={by}
        onChange={(next) => onSort({ by: next, isDescending })}
        options={sortKeys.map((key) => ({ value: key, label: t(`column.${key}`) }))}
        style={{ inlineSize: 140 }}
      />
      <Button
        icon={isDescending ? <SortDescendingOutlined aria-hidden /> : <SortAscendingOutlined aria-hidden />}
        onClick={() => onSort({ by, isDescending: !isDescending })}
        aria-label={order}
        title={order}
      />
      <Segmented<View>
        aria-label={t('view.label')}
        value={view}
        onChange={onView}
        options={views.map((value) => ({ value, icon: icons[value], title: t(`view.${value}`) }))}
      />
    </Flex>
  );
}
