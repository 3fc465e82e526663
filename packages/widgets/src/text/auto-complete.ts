import type { WidgetProps } from '@signalbox/engine/react';

/**
 * Returns what a browser may fill in: `ui:options.autocomplete`. Without it nothing, since settings are not about the
 * user.
 */
export function autoCompleteOf({ autocomplete }: WidgetProps<string>['options']): string {
  return typeof autocomplete === 'string' ? autocomplete : 'off';
}
