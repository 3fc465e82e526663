import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export interface LeaveProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks by the browser's own dialog: the fallback when the code of the dialog cannot be loaded, for example offline. */
export function LeaveQuestion({ onLeave, onStay }: LeaveProps) {
  const { t } = useTranslation('console-kit');
  useEffect(() => {
    // Runs after this effect, because the answer navigates and unmounts this component.
    const asking = setTimeout(() => (confirm(`${t('leave.title')}\n\n${t('leave.text')}`) ? onLeave() : onStay()));
    return () => clearTimeout(asking);
  }, [t, onLeave, onStay]);
  return null;
}
