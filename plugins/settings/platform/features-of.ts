import type { FormCatalog } from '@signalbox/platform-kit';
import { groups, type GroupDefinition } from '@signalbox/schemas';

const all: readonly GroupDefinition[] = groups;

/** The license features that the settings groups of these forms need. */
export function featuresOf(forms: FormCatalog): string[] {
  const needed = forms.flatMap(
    ({ plan }) => all.find(({ key }) => key === plan.form.place.group)?.licenseFeature ?? [],
  );
  return [...new Set(needed)];
}
