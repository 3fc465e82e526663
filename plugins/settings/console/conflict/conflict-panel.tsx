import { useTranslation } from 'react-i18next';
import { ConflictAlert, useFieldConflicts } from '@signalbox/console-kit';
import type { Pointer } from '@signalbox/engine/core';
import type { FormMessages, FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';

export interface ConflictPanelProps {
  pointers: Pointer[];
  stores: FormStore[];
  /** The currently saved settings. */
  settings: JsonObject;
  messages: FormMessages;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both values of each field that another user saved first. */
export function ConflictPanel({ pointers, stores, settings, messages, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('settings');
  const rows = useFieldConflicts({ pointers, stores, theirs: settings, messages, t });
  return (
    <ConflictAlert
      title={t('conflict.title')}
      text={t('conflict.text')}
      rows={rows}
      columns={{ title: t('conflict.field'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      keepMine={{ label: t('conflict.keepMine'), onClick: onKeepMine }}
      takeTheirs={{ label: t('conflict.takeTheirs'), onClick: onTakeTheirs }}
    />
  );
}
