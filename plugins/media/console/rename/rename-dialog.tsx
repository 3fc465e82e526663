import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Item } from '../items/item';
import type { Placed } from '../move/place-items';
import { NameField } from '../names/name-field';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';
import { useRename } from './use-rename';

interface RenameDialogProps {
  item: Item;
  /** A name that was typed in the list. */
  typed?: string | undefined;
  onRenamed: (renamed: Placed) => void;
  onClose: () => void;
}

/** Renames an item, and shows where its address is stored. Enter renames. */
export function RenameDialog({ item, typed, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const uses = useQuery(usesOfQuery(api, [item.path]));
  const { name, setName, isChanged, problem, stemLength, isPending, check, send } = useRename({
    item,
    typed,
    onRenamed,
  });
  const isReady = uses.data !== undefined || uses.error !== null;
  const submit = () => {
    if (!isReady || isPending) return;
    if (!isChanged) onClose();
    else if (check()) send();
  };
  return (
    <Modal
      open
      centered
      title={t('rename.title', { name: item.name })}
      okText={t('rename.ok')}
      okButtonProps={{ disabled: !isReady }}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={submit}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NameField
          label={t('rename.label')}
          value={name}
          onChange={setName}
          problem={problem}
          isBusy={isPending}
          selected={stemLength}
        />
        <UsesNote change="rename" uses={uses} />
      </form>
    </Modal>
  );
}
