import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFormContext } from '../form-context';
import { likelyHeight, linesOf } from './field-height';
import type { FieldBlock } from './form-tree';
import { Placeholders } from './placeholders';

/**
 * A block of a long form. The browser lays it out when it comes near the viewport (`content-visibility`). Until then its
 * fields are placeholders: a label and a plain input, at a fiftieth of a widget's cost, that find-in-page, Tab and screen
 * readers reach. When the block comes near the viewport or gets focus, the real fields replace them and take the focus.
 */
export function LazyBlock({ block, draw }: { block: FieldBlock; draw: (block: FieldBlock) => ReactNode }) {
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
