import type { WidgetProps } from '@signalbox/engine/react';
import type { CSSProperties } from 'react';

/** The common width of inputs. In a grid they fill their columns. Logical properties work in right-to-left pages too. */
export const inputFrame: CSSProperties = { inlineSize: '100%', maxInlineSize: 'var(--sb-input-width, 480px)' };

/** Narrow inputs: counts, ports, durations. */
export const shortFrame: CSSProperties = { inlineSize: 160, maxInlineSize: '100%' };

/** Inputs below each other, and beside each other. Without antd's `Flex`, which would be in the first load of each page. */
export const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 8 };
export const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 };

type Described = Pick<WidgetProps<unknown>, 'id' | 'describedBy' | 'isInvalid' | 'required'>;

/** Attributes of a single input that the field's `<label for>` names. */
export function inputAria({ id, describedBy, isInvalid, required }: Described) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': required || undefined,
  };
}

/**
 * Attributes of a widget with several inputs: a group named by the field's label, whose id is `<id>-label`.
 * The first input gets the id itself, so that the label and "go to the error" focus it. That input needs its own
 * `aria-label`; otherwise it has the name of the group.
 */
export function groupAria({ id, describedBy }: Pick<Described, 'id' | 'describedBy'>) {
  return { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy } as const;
}

export function inputStatus(isInvalid: boolean): 'error' | '' {
  return isInvalid ? 'error' : '';
}
