import { forms } from '../generated/forms';
import type { FormDefinition } from '../src/form';
import { settingsPages } from '../settings-pages';

const all: readonly FormDefinition[] = forms;

/** The forms of the settings pages: those that are drawn as tabs. */
export const settingsTabs = all.filter(({ place }) => settingsPages.some((group) => group.key === place.group));
