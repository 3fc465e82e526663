import { readAgain, useConsole } from '@signalbox/api/react';
import { timeText, useFailureText } from '@signalbox/console-kit';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CycleOutcome } from '../../shared/cycle';
import type { OffsiteOutcome } from '../../shared/offsite';
import { useMayCycle, useScope } from '../scope';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';
import styles from './cycles-dialog.module.css';

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

/** Result of a cycle's last run: the archive and its offsite copy. */
function OutcomeText({ outcome }: { outcome: CycleOutcome }) {
  const { t } = useTranslation('backup');
  const { status, message, offsite } = outcome;
  return (
    <>
      <Typography.Text type={tones[status]}>
        {message === '' ? t(`cycles.outcome.${status}`) : t('cycles.outcome.because', { reason: message })}
      </Typography.Text>
      {offsite && <CopyText {...offsite} />}
    </>
  );
}

function CopyText({ status, reason = 'interrupted', message }: OffsiteOutcome) {
  const { t } = useTranslation('backup');
  const text = status === 'fail' ? t(`cycles.copy.reason.${reason}`) : t(`cycles.copy.${status}`);
  return (
    <Typography.Text type={status === 'fail' ? 'warning' : 'secondary'}>
      {text} {message !== '' && <bdi>{t('technical', { detail: message })}</bdi>}
    </Typography.Text>
  );
}

const tones = { ongoing: undefined, succeed: 'success', fail: 'danger', pause: 'secondary' } as const;

/** Enables or disables a cycle after a confirmation. */
function useToggleCycle(): (cycle: ShownCycle) => void {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();

  const toggle = async ({ id, disable = false }: ShownCycle) => {
    try {
      await api.patch(`${path}/${id}`, { id, disable: !disable });
      void message.success(t('cycles.modified'));
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, cycleKeys.all(path));
  };
  return (cycle) => {
    const { name, disable = false } = cycle;
    void modal.confirm({
      title: t(disable ? 'cycles.enable.title' : 'cycles.disable.title', { name }),
      content: t(disable ? 'cycles.enable.text' : 'cycles.disable.text'),
      okText: t(disable ? 'cycles.enable.go' : 'cycles.disable.go'),
      cancelText: t('cancel'),
      onOk: () => toggle(cycle),
    });
  };
}
