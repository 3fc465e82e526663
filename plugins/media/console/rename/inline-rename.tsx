import { useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../items/item';
import type { Placed } from '../move/place-items';
import { NameField } from '../names/name-field';
import { usesOfQuery } from '../uses/uses-of';
import styles from './rename.module.css';
import { useRename } from './use-rename';

interface InlineRenameProps {
  item: Item;
  index: number;
  /** The element around the list, in which the field lies above the name. */
  frame: RefObject<HTMLElement | null>;
  onRenamed: (renamed: Placed) => void;
  /** The address is in use: the user decides in a dialog. */
  onUsed: (typed: string) => void;
  onClose: () => void;
}

/**
 * A field above the name of an item. Enter, or leaving the field, renames; Escape does not. It lies beside the list, as no
 * option of a list may have a field in it.
 */
export function InlineRename({ item, index, frame, onRenamed, onUsed, onClose }: InlineRenameProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const rename = useRename({ item, onRenamed });
  const place = usePlaceOf(frame, index);
  const isBusy = isAsking || rename.isPending;

  const submit = async () => {
    if (isBusy) return;
    if (!rename.isChanged) return onClose();
    if (!rename.check()) return;
    setIsAsking(true);
    // If the uses cannot be read, the dialog says so.
    const uses = await queries.fetchQuery(usesOfQuery(api, [item.path])).catch(() => undefined);
    setIsAsking(false);
    if (uses?.count === 0) rename.send();
    else onUsed(rename.name);
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !isBusy) onClose();
  };
  const handleBlur = () => {
    if (isBusy || rename.problem !== undefined) return;
    if (rename.isChanged && rename.isValid) void submit();
    else onClose();
  };
  // Drawn later, the field can take the focus at once.
  if (place === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its field
    <form
      className={styles.inline}
      style={place}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NameField
        label={t('rename.title', { name: item.name })}
        value={rename.name}
        onChange={rename.setName}
        problem={rename.problem}
        isBusy={isBusy}
        selected={rename.stemLength}
        isLabelHidden
      />
    </form>
  );
}

/** Pixels; a shorter name gets a field of this width, if the list is as wide. */
const minInlineSize = 220;

/**
 * Returns where the name of an item is inside the frame of its list, also while the list scrolls. Undefined until it is
 * known.
 */
function usePlaceOf(frame: RefObject<HTMLElement | null>, index: number): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const around = frame.current;
    if (around === null) return undefined;
    const measure = () => {
      const name = around.querySelector(`[data-index="${index}"] [data-name]`);
      if (name === null) return;
      const outer = around.getBoundingClientRect();
      const inner = name.getBoundingClientRect();
      const width = Math.min(Math.max(inner.width, minInlineSize), outer.width - 16);
      const isRtl = getComputedStyle(around).direction === 'rtl';
      const start = isRtl ? outer.right - inner.right : inner.left - outer.left;
      setPlace({
        insetInlineStart: Math.min(Math.max(8, start), outer.width - width - 8),
        insetBlockStart: inner.top - outer.top - 4,
        inlineSize: width,
      });
    };
    around.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    around.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      around.removeEventListener('scroll', measure, { capture: true });
    };
  }, [frame, index]);
  return place;
}
