import { LoadedDialog, WaitingDialog } from '@signalbox/console-kit';
import { App, Button, Empty, Grid } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CycleEditor } from './cycle-editor';
import { CycleList } from './cycle-list';
import styles from './cycles-dialog.module.css';
import { useCycle, useCycles } from './use-cycles';

/** Id of the cycle whose form is open; `new` for a new cycle. */
type Chosen = { id: string } | 'new' | undefined;

/** Periodic backups: the cycles on the left, the form of one on the right; on a narrow screen one after the other. */
export function CyclesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { cycles, error, readAll } = useCycles();
  const [chosen, setChosen] = useState<Chosen>();
  const cycle = useCycle(cycles, typeof chosen === 'object' ? chosen.id : undefined);
  const { setDirty, leave } = useLeave();
  const isNarrow = !(Grid.useBreakpoint().md ?? true);
  const title = t('action.cycles');
  const width = isNarrow ? '100%' : '80%';

  const choose = (next: Chosen) => leave(() => setChosen(next));

  if (!cycles) return <WaitingDialog title={title} error={error} onRetry={readAll} onClose={onClose} />;
  const isOpen = chosen === 'new' || cycle !== undefined;
  const list = (
    <CycleList cycles={cycles} chosen={cycle?.id} onChoose={(id) => choose({ id })} onAdd={() => choose('new')} />
  );
  const form = isOpen ? (
    <CycleEditor
      key={cycle?.id ?? 'new'}
      cycle={cycle}
      onDirty={setDirty}
      onSaved={(id) => setChosen({ id })}
      onRemoved={() => setChosen(undefined)}
    />
  ) : (
    <Empty key="hint" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('cycles.hint')} />
  );
  return (
    <LoadedDialog
      title={title}
      width={width}
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close') }}
      onCancel={() => leave(onClose)}
    >
      <div className={isNarrow ? styles.single : styles.columns}>
        {!(isNarrow && isOpen) && <Fragment key="list">{list}</Fragment>}
        {!(isNarrow && !isOpen) && (
          <section key="form" className={styles.form} aria-label={t('cycles.form')}>
            {isNarrow && (
              <Button className={styles.back} onClick={() => choose(undefined)}>
                {t('cycles.back')}
              </Button>
            )}
            {form}
          </section>
        )}
      </div>
    </LoadedDialog>
  );
}

/** Asks before the form of a cycle is left with unsaved changes. The form calls `setDirty`. */
function useLeave() {
  const { t } = useTranslation('backup');
  const { modal } = App.useApp();
  const isDirty = useRef(false);

  /** Continues when there are no unsaved changes, or the user discards them. */
  const leave = (goOn: () => void) => {
    if (!isDirty.current) return goOn();
    void modal.confirm({
      title: t('cycles.leave.title'),
      content: t('cycles.leave.text'),
      okText: t('cycles.leave.go'),
      cancelText: t('cycles.leave.stay'),
      onOk: () => {
        isDirty.current = false;
        goOn();
      },
    });
  };
  const setDirty = (next: boolean) => {
    isDirty.current = next;
  };
  return { setDirty, leave };
}
