import { ConflictAlert, useFieldConflicts } from '@signalbox/console-kit';
import type { Pointer } from '@signalbox/engine/core';
import type { FormMessages, FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { useTranslation } from 'react-i18next';

interface ClashViewProps {
  store: FormStore;
  /** Fields that both the user and another user have changed. */
  pointers: readonly Pointer[];
  /** The record as it is now. */
  theirs: JsonObject;
  messages: FormMessages;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both values of each field that another user saved first, and the choice between them. */
export function ClashView({ store, pointers, theirs, messages, onSaveMine, onTakeTheirs }: ClashViewProps) {
  const { t } = useTranslation('collections-react');
  const rows = useFieldConflicts({ pointers, stores: [store], theirs, messages, t });
  return (
    <ConflictAlert
      title={t('conflict.title')}
      text={t('conflict.text')}
      rows={rows}
      columns={{ title: t('conflict.field'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      keepMine={{ label: t('conflict.keepMine'), onClick: onSaveMine }}
      takeTheirs={{ label: t('conflict.takeTheirs'), onClick: onTakeTheirs }}
    />
  );
}
