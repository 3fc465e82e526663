import type { WidgetProps } from '@signalbox/engine/react';
import type { CSSProperties } from 'react';

/** All inputs share one calm width; logical, so that it holds in right-to-left pages. */
export const inputFrame: CSSProperties = { inlineSize: '100%', maxInlineSize: 480 };

/** Narrow inputs: counts, ports, durations. */
export const shortFrame: CSSProperties = { inlineSize: 160 };

type Described = Pick<WidgetProps<unknown>, 'id' | 'describedBy' | 'isInvalid' | 'required'>;

/** For an input that the field's `<label for>` names. */
export function inputAria({ id, describedBy, isInvalid, required }: Described) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': required || undefined,
  };
}

/**
 * For a widget of several inputs: a group named by the field's label, whose id is `<id>-label`.
 * The id itself goes to the first input, so that the label and "go to the fault" lead to something that takes focus;
 * that input needs an `aria-label` of its own, or it is called like the whole group.
 */
export function groupAria({ id, describedBy }: Pick<Described, 'id' | 'describedBy'>) {
  return { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy } as const;
}

export function inputStatus(isInvalid: boolean): 'error' | '' {
  return isInvalid ? 'error' : '';
}
