import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldPlan } from '../../core';
import { useFormContext } from '../form-context';
import { drawPlaceholders } from './draw-placeholders';
import { likelyHeight, linesOf } from './field-height';
import type { FieldBlock } from './form-tree';

/** Forms with more fields render placeholders for distant blocks. */
const shortFormFields = 40;

interface BlockViewProps {
  block: FieldBlock;
  /** In a cell of a grid, whose own block is far or near. */
  isInCell: boolean;
  draw: (block: FieldBlock) => ReactNode;
}

/** A block of fields. A long form renders placeholders for blocks that are far from the viewport. */
export function BlockView({ block, isInCell, draw }: BlockViewProps) {
  const { store } = useFormContext();
  if (isInCell) return draw(block);
  if (store.plan.fields.length > shortFormFields) return <LazyBlock block={block} draw={draw} />;
  return <div className={block.rows ? 'sb-block sb-grid' : 'sb-block'}>{draw(block)}</div>;
}

/**
 * A block of a long form. The browser lays it out when it comes near the viewport (`content-visibility`). Until then its
 * fields are placeholders: a label and a plain input, at a fiftieth of a widget's cost, that find-in-page, Tab and screen
 * readers reach. When the block comes near the viewport or gets focus, the real fields replace them and take the focus.
 */
function LazyBlock({ block, draw }: { block: FieldBlock; draw: (block: FieldBlock) => ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const { isNear, setNear } = useNearness({ root, startsNear: block.index === 0 });

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (isNear) return;
    focused.current = event.target.id;
    setNear();
  };
  useLayoutEffect(() => {
    if (!isNear || focused.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = undefined;
  }, [isNear]);

  return (
    <div
      ref={root}
      className={block.rows ? 'sb-block sb-block-far sb-grid' : 'sb-block sb-block-far'}
      style={{ containIntrinsicBlockSize: likelyHeight(linesOf(block)) }}
      onFocus={handleFocus}
    >
      {isNear ? draw(block) : <Placeholders fields={block.fields} />}
    </div>
  );
}

/**
 * `isNear` becomes true when `root` comes near the viewport or `setNear` is called, and stays true. Always true without
 * IntersectionObserver.
 */
function useNearness({ root, startsNear }: { root: RefObject<HTMLElement | null>; startsNear: boolean }) {
  const { nearness } = useFormContext();
  const [isNear, setIsNear] = useState(startsNear || typeof IntersectionObserver === 'undefined');
  const setNear = useCallback(() => setIsNear(true), []);
  useEffect(
    () => (isNear || root.current === null ? undefined : nearness.watch(root.current, setNear)),
    [isNear, root, nearness, setNear],
  );
  return { isNear, setNear };
}

/** The fields of a block far from the viewport: labels, and values in plain read-only inputs that can take focus. */
function Placeholders({ fields }: { fields: FieldPlan[] }) {
  const context = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current === null ? undefined : drawPlaceholders(root.current, fields, context)),
    [fields, context],
  );
  return <div ref={root} />;
}
