import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCycle } from '../scope';
import { useFailureText } from '@signalbox/console-kit';
import { findCycles } from './cycle';
import { CycleRow } from './cycle-row';
import styles from './cycles-dialog.module.css';
import type { ReadCycles } from './use-cycles';

interface CycleListProps {
  cycles: ReadCycles;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

export function CycleList({ cycles, chosen, onChoose, onAdd }: CycleListProps) {
  const { t } = useTranslation('backup');
  const may = useMayCycle();
  const [typed, setTyped] = useState('');
  const failureText = useFailureText();
  const { items, total, hasMore, isReading, failure, readMore } = cycles;
  const found = findCycles(items, typed);
  // The search covers every page: each loaded page requests the next one.
  const readOnFrom = typed.trim() !== '' && hasMore && !isReading && !failure ? items.length : undefined;
  const handleSearch = useEffectEvent(readMore);
  useEffect(() => {
    if (readOnFrom !== undefined) handleSearch();
  }, [readOnFrom]);
  return (
    <div className={styles.list}>
      <div className={styles.listTools}>
        <Input
          type="search"
          allowClear
          value={typed}
          aria-label={t('cycles.search')}
          placeholder={t('cycles.search')}
          onChange={({ target }) => setTyped(target.value)}
        />
        {may('add') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
            {t('cycles.add')}
          </Button>
        )}
      </div>
      {found.length === 0 && !hasMore ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(items.length === 0 ? 'cycles.none' : 'cycles.noneFound')}
        />
      ) : (
        <ul className={styles.rows} aria-label={t('cycles.list')}>
          {found.map((cycle) => (
            <CycleRow key={cycle.id} cycle={cycle} isChosen={cycle.id === chosen} onChoose={() => onChoose(cycle.id)} />
          ))}
        </ul>
      )}
      {failure && <Alert type="error" role="alert" title={failureText(failure)} />}
      {hasMore && (
        <Button loading={isReading} onClick={readMore}>
          {t('cycles.more', { shown: items.length, total })}
        </Button>
      )}
    </div>
  );
}
