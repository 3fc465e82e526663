import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';

/** Icons exist; groups and parent tabs have tabs. */
export function checkTabs(sources: Sources): ValidationError[] {
  return [...unknownIcons(sources), ...emptyGroups(sources)];
}

function unknownIcons({ forms, groups, data }: Sources): ValidationError[] {
  const icons = data.find(({ name }) => name === 'icons/menu')?.definition;
  if (!Array.isArray(icons)) return [];
  const known = icons.map(String);
  const uses = [
    ...forms.map(({ source, definition }) => ({ source, at: '/place/icon', icon: definition.place.icon })),
    ...groups.map(({ source, definition }) => ({ source, at: '/icon', icon: definition.icon })),
    ...groups.flatMap(({ source, definition }) =>
      (definition.parentTabs ?? []).map(({ icon }, index) => ({ source, at: `/parentTabs/${index}/icon`, icon })),
    ),
  ];
  return uses.flatMap(({ source, at, icon }) =>
    icon === undefined || known.includes(icon)
      ? []
      : [errorAt(source, at, { wrong: `there is no icon "${icon}"`, remedy: suggest(icon, known) })],
  );
}

function emptyGroups({ forms, groups, paths }: Sources): ValidationError[] {
  return groups.flatMap(({ source, definition: { key, isDialogs, parentTabs = [] } }) => {
    const places = forms.map(({ definition }) => definition.place).filter(({ group }) => group === key);
    const folder = source.path.slice(0, -'group.json'.length);
    const files = [...paths].filter((path) => path.startsWith(folder) && path.endsWith('form.json'));
    if (files.length === 0)
      return [errorAt(source, '', { wrong: 'the group has no tab', remedy: 'add one, or remove the group' })];
    // A broken form has an error of its own: its place is not known.
    if (files.length > places.length || isDialogs) return [];
    return parentTabs.flatMap((parent, index) =>
      places.some(({ parentTab }) => parentTab === parent.key)
        ? []
        : [
            errorAt(source, `/parentTabs/${index}`, {
              wrong: `no tab is in the parent tab "${parent.key}"`,
              remedy: 'add one, or remove the parent tab',
            }),
          ],
    );
  });
}
