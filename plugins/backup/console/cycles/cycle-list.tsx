import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCycle } from '../scope';
import { type BackupCycle, findCycles } from './cycle';
import { CycleRow } from './cycle-row';
import styles from './cycles-dialog.module.css';

interface CycleListProps {
  cycles: readonly BackupCycle[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

export function CycleList({ cycles, chosen, onChoose, onAdd }: CycleListProps) {
  const { t } = useTranslation('backup');
  const may = useMayCycle();
  const [typed, setTyped] = useState('');
  const found = findCycles(cycles, typed);
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
      {found.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(cycles.length === 0 ? 'cycles.none' : 'cycles.noneFound')}
        />
      ) : (
        <ul className={styles.rows} aria-label={t('cycles.list')}>
          {found.map((cycle) => (
            <CycleRow key={cycle.id} cycle={cycle} isChosen={cycle.id === chosen} onChoose={() => onChoose(cycle.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
