import { useConsole } from '@signalbox/api/react';
import { Button, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { timeText } from '@signalbox/console-kit';
import { useMayCycle } from '../scope';
import type { ShownCycle } from './cycle';
import styles from './cycles-dialog.module.css';
import { OutcomeText } from './outcome-text';
import { useToggleCycle } from './use-toggle-cycle';

interface CycleRowProps {
  cycle: ShownCycle;
  isChosen: boolean;
  onChoose: () => void;
}

/** One cycle of the list: its schedule, its last result and its switch. */
export function CycleRow({ cycle, isChosen, onChoose }: CycleRowProps) {
  const { t, i18n } = useTranslation('backup');
  const may = useMayCycle();
  const toggle = useToggleCycle();
  const { name, at, timeZone, disable = false, lastRun, nextRun, lastOutcome } = cycle;
  // An existing platform may say neither.
  const hasTimes = useConsole().hasExtensions || nextRun !== undefined || lastRun !== undefined;
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <div className={styles.rowHead}>
        <Button type="link" className={styles.name} aria-current={isChosen || undefined} onClick={onChoose}>
          {name}
        </Button>
        <Switch
          size="small"
          checked={!disable}
          disabled={!may('edit')}
          aria-label={t('cycles.isEnabled', { name })}
          onChange={() => toggle(cycle)}
        />
      </div>
      <Typography.Text type="secondary">{periodText(cycle, t)}</Typography.Text>
      {at !== undefined && (
        <Typography.Text type="secondary">{timeZone === undefined ? at : `${at} · ${timeZone}`}</Typography.Text>
      )}
      {(hasTimes || disable) && (
        <Typography.Text type="secondary">
          {disable ? t('cycles.disabled') : t('cycles.next', { time: timeText(nextRun, i18n.language) })}
        </Typography.Text>
      )}
      {hasTimes && (
        <Typography.Text type="secondary">
          {lastRun === undefined ? t('cycles.neverRan') : t('cycles.last', { time: timeText(lastRun, i18n.language) })}
        </Typography.Text>
      )}
      {lastOutcome && <OutcomeText outcome={lastOutcome} />}
    </li>
  );
}

function periodText({ cycle }: ShownCycle, t: (key: string, params: { count: number }) => string): string {
  return cycle ? t(`cycles.every.${cycle.unit}`, { count: cycle.count }) : '';
}
