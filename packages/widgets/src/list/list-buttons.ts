import type { WidgetProps } from '@signalbox/engine/react';

/** Which buttons a list has. They are of the input alone: the schema limits what the server takes. */
export interface ListButtons {
  canAdd: boolean;
  canCopy: boolean;
  canMove: boolean;
  canRemove: boolean;
}

/**
 * By `ui:options`, as in RJSF: an item can be added, moved and removed, and not copied, unless they say otherwise. A copy is an
 * item that is added.
 */
export function listButtons({ addable, copyable, orderable, removable }: WidgetProps<unknown>['options']): ListButtons {
  return {
    canAdd: addable !== false,
    canCopy: copyable === true && addable !== false,
    canMove: orderable !== false,
    canRemove: removable !== false,
  };
}
