import { SearchOutlined } from '@ant-design/icons';
import { Collapse, Empty, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { matchingGroups, type Operation, type OperationGroup } from '../document/operations-of';
import styles from './operation-list.module.css';
import { VerbMark } from './verb-mark';

interface OperationListProps {
  groups: OperationGroup[];
  chosen: Operation | undefined;
  search: string;
  onSearch: (text: string) => void;
}

/** The calls by plug-in, with a search. While something is searched for, all groups are open. */
export function OperationList({ groups, chosen, search, onSearch }: OperationListProps) {
  const { t } = useTranslation('api-reference');
  const titleOf = useGroupTitle();
  const [opened, setOpened] = useState(() => chosen?.tags ?? []);
  const found = matchingGroups(groups, search);
  const isSearching = search.trim() !== '';
  return (
    <nav className={styles.list} aria-label={t('calls')}>
      <div className={styles.search}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothingFound')} className={styles.empty} />
      ) : (
        <Collapse
          ghost
          className={styles.groups}
          activeKey={isSearching ? found.map(({ tag }) => tag) : opened}
          onChange={(keys) => isSearching || setOpened([keys].flat())}
          items={found.map((group) => ({
            key: group.tag,
            label: titleOf(group),
            extra: <span className={styles.count}>{group.operations.length}</span>,
            children: <Operations operations={group.operations} chosen={chosen} />,
          }))}
        />
      )}
    </nav>
  );
}

function Operations({ operations, chosen }: { operations: Operation[]; chosen: Operation | undefined }) {
  return (
    <ul className={styles.operations}>
      {operations.map(({ operationId, verb, path, summary }) => (
        <li key={operationId}>
          <Link
            to={`?call=${operationId}`}
            className={styles.operation}
            aria-current={operationId === chosen?.operationId ? 'true' : undefined}
          >
            <VerbMark verb={verb} />
            <span className={styles.path} dir="ltr">
              {path.replace('/rest/', '')}
            </span>
            <span className={styles.summary} lang="en" dir="auto">
              {summary}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The heading of a group in the language of the user. A plug-in that this page does not know has its English one. */
function useGroupTitle(): (group: Pick<OperationGroup, 'tag' | 'title'>) => string {
  const { t, i18n } = useTranslation('api-reference');
  return ({ tag, title }) => {
    const key = `tags.${tag}`;
    return i18n.exists(key, { ns: 'api-reference' }) ? t(key as 'tags.platform') : title;
  };
}
