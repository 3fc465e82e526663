import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export interface LeaveProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks by the browser's own box: what is left where the dialog cannot be fetched, for example because the network is gone. */
export function LeaveQuestion({ onLeave, onStay }: LeaveProps) {
  const { t } = useTranslation('settings');
  useEffect(() => {
    // After this effect: answering moves the page, and with it this component.
    const asking = setTimeout(() => (confirm(`${t('leave.title')}\n\n${t('leave.text')}`) ? onLeave() : onStay()));
    return () => clearTimeout(asking);
  }, [t, onLeave, onStay]);
  return null;
}
