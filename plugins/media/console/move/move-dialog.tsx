import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../bulk/bulk-dialog';
import { useClashChoices, useForceChoice } from '../bulk/clash-choices';
import type { Ended } from '../bulk/use-bulk';
import { canHold } from '../drag/can-hold';
import { FolderChooser } from '../folders/folder-chooser';
import type { Item } from '../items/item';
import { nameOf, parentOf } from '../library/paths';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';
import { pathIn, type Placed, placeItem } from './place-items';

export interface PlaceEnd {
  how: 'move' | 'copy';
  target: string;
  ended: Ended<Item & { key: string }, Placed>;
}

interface MoveDialogProps {
  how: 'move' | 'copy';
  items: readonly Item[];
  /** Chosen already, by a drop or by Paste. Then the dialog asks only if the addresses are in use. */
  target?: string;
  onEnd: (end: PlaceEnd) => void;
  onClose: () => void;
}

/** Moves or copies items into a folder. Before a move, it shows where their addresses are stored. */
export function MoveDialog({ how, items, target, onEnd, onClose }: MoveDialogProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const [folder, setFolder] = useState(target ?? parentOf(items[0]?.path ?? ''));
  const isMove = how === 'move';
  const uses = useQuery({ ...usesOfQuery(api, pathsOf(items)), enabled: isMove });
  const clashes = useClashChoices();
  const force = useForceChoice();
  const canGo = isMove
    ? items.every(({ path }) => canHold(folder, path))
    : items.every(({ path }) => folder !== path && !folder.startsWith(`${path}/`));
  const isAsked = target === undefined || (isMove && (uses.data?.count !== 0 || uses.error !== null));
  const folderName = folder === '' ? t('title') : nameOf(folder);
  const name = nameOf(items[0]?.path ?? '');
  const isWaiting = isMove && uses.data === undefined && uses.error === null;
  // The dialog asks nothing about files without uses. It shows nothing until the uses are known.
  if (target !== undefined && isWaiting) return null;
  return (
    <BulkDialog
      title={t(`${how}.title`, { count: items.length, name })}
      okText={t(`${how}.ok`)}
      isReady={canGo && !isWaiting}
      startsAtOnce={!isAsked}
      items={items.map((item) => ({ ...item, key: item.path }))}
      run={({ path }, choice) => placeItem({ api, how, target: folder, path, choice: choice?.key })}
      choices={isMove ? [...clashes, force] : clashes}
      placeOf={(item) => (item.kind === 'file' ? pathIn(folder, item.name) : undefined)}
      onEnd={(ended) => onEnd({ how, target: folder, ended })}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        {target === undefined ? (
          <FolderChooser folder={folder} onChoose={setFolder} />
        ) : (
          <Typography.Text>{t('move.into', { folder: folderName })}</Typography.Text>
        )}
        {target === undefined ? (
          <Typography.Text type={canGo ? undefined : 'secondary'} aria-live="polite">
            {canGo ? t(`${how}.into`, { folder: folderName }) : t('move.same')}
          </Typography.Text>
        ) : null}
        {isMove ? <UsesNote change="move" uses={uses} /> : null}
      </Flex>
    </BulkDialog>
  );
}

function pathsOf(items: readonly Item[]): string[] {
  return items.map(({ path }) => path);
}
