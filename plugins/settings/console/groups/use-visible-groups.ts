import { useMenu } from '@signalbox/console-kit/menu';
import { settingsPages, type GroupDefinition } from '@signalbox/schemas';

/** The groups of the settings menu that this user may open, in order. */
export function useVisibleGroups(): GroupDefinition[] {
  return useMenu('settings').flatMap(({ group }) => settingsPages.find(({ key }) => key === group) ?? []);
}
