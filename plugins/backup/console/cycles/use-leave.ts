import { App } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before the form of a cycle is left with unsaved changes. The form calls `setDirty`. */
export function useLeave() {
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
