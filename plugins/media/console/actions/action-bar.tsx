import {
  FolderAddOutlined,
  MoreOutlined,
  QuestionCircleOutlined,
  RestOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Item } from '../items/item';
import { type LibraryPlace, noSearch, writePlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import styles from './actions.module.css';
import type { ActionKey } from './allowed-actions';
import type { Actions } from './use-actions';
import { type ActionEntry, useEntries } from './use-entries';

interface ActionBarProps {
  actions: Actions;
  /** The selected ones. */
  items: readonly Item[];
  place: LibraryPlace;
  goTo: GoToPlace;
}

/** Buttons of their own; the other actions are in the menu at the end. */
const direct: readonly ActionKey[] = ['rename', 'moveTo', 'copyTo', 'download', 'delete'];
const directNarrow: readonly ActionKey[] = ['moveTo', 'download', 'delete'];

/** Offers what can be done in the folder, and with the selected items. It is always there, so that nothing moves. */
export function ActionBar({ actions, items, place, goTo }: ActionBarProps) {
  const { t } = useTranslation('media');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const entries = useEntries(actions, items);
  const inBar = entries.filter(({ key }) => (isNarrow ? directNarrow : direct).includes(key));
  const inMenu = entries.filter((entry) => !inBar.includes(entry));
  const { clipboard, paste } = actions;
  const named = (label: string) => (isNarrow ? { 'aria-label': label, title: label } : { children: label });
  return (
    <div role="toolbar" aria-label={t('actions.label')} className={styles.bar}>
      {actions.mayAdd ? (
        <Button
          type="text"
          icon={<FolderAddOutlined aria-hidden />}
          onClick={actions.newFolder}
          {...named(t('newFolder.open'))}
        />
      ) : null}
      {inBar.map(({ key, label, icon, isPossible, run }) => (
        <Button
          key={key}
          type="text"
          icon={icon}
          danger={key === 'delete'}
          disabled={!isPossible}
          onClick={run}
          {...named(label)}
        />
      ))}
      <MoreActions entries={inMenu} isDisabled={items.length === 0} />
      {clipboard && paste ? (
        <Button
          type="text"
          icon={<SnippetsOutlined aria-hidden />}
          onClick={paste}
          {...named(t('action.pasteOf', { count: clipboard.items.length }))}
        />
      ) : null}
      <span className={styles.gap} />
      <TrashButton place={place} goTo={goTo} isNarrow={isNarrow} />
      {isNarrow ? null : (
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          onClick={actions.showKeys}
          aria-label={t('keys.open')}
          title={t('keys.open')}
        />
      )}
    </div>
  );
}

interface TrashButtonProps {
  place: LibraryPlace;
  goTo: GoToPlace;
  isNarrow: boolean;
}

/** A link to the trash. Back leads to the folder again. */
function TrashButton({ place, goTo, isNarrow }: TrashButtonProps) {
  const { t } = useTranslation('media');
  const trash = { isTrash: true, search: noSearch, file: undefined };
  const label = t('trash.open');
  return (
    <Button
      type="text"
      icon={<RestOutlined aria-hidden />}
      href={`?${writePlace({ ...place, ...trash }).toString()}`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        // With a key, the browser opens another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(trash);
      }}
    >
      {isNarrow ? null : label}
    </Button>
  );
}

interface MoreActionsProps {
  entries: readonly ActionEntry[];
  isDisabled: boolean;
}

/** The menu of the actions that have no button of their own. */
function MoreActions({ entries, isDisabled }: MoreActionsProps) {
  const { t } = useTranslation('media');
  return (
    <MenuButton
      disabled={isDisabled}
      menu={{
        items: entries.map(({ key, label, icon, isPossible }) => ({ key, label, icon, disabled: !isPossible })),
        onClick: ({ key }) => entries.find((entry) => entry.key === key)?.run(),
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('actions.more')}
        title={t('actions.more')}
      />
    </MenuButton>
  );
}
