import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useFormContext } from '../form-context';
import { likelyHeight } from './field-height';
import { FieldView } from './field-view';
import type { FieldBlock } from './form-tree';
import { Placeholders } from './placeholders';

/**
 * A block of a long form. The browser lays it out when it comes near the viewport (`content-visibility`). Until then its
 * fields are placeholders: a label and a plain input, at a fiftieth of a widget's cost, that find-in-page, Tab and screen
 * readers reach. When the block comes near the viewport or gets focus, the real fields replace them and take the focus.
 */
export function LazyBlock({ block }: { block: FieldBlock }) {
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
      className="sb-block sb-block-far"
      style={{ containIntrinsicBlockSize: likelyHeight(block.fields.length) }}
      onFocus={handleFocus}
    >
      {isNear ? (
        block.fields.map((plan) => <FieldView key={plan.pointer} plan={plan} />)
      ) : (
        <Placeholders fields={block.fields} />
      )}
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
