import { isDialog, planOf } from '../check-claims';
import { fieldsRead, unseenBySome } from '../conditions/condition-values';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import { suggest, type ValidationError } from '../validation-error';

/** No tab hides itself, is hidden in a circle or by what some of its users may not see; icons exist; groups and parent tabs have tabs. */
export function checkTabs(sources: Sources): ValidationError[] {
  return [...hidingCircles(sources), ...unseenReads(sources), ...unknownIcons(sources), ...emptyGroups(sources)];
}

/** A tab in a circle of conditions could be hidden by a value that only the hidden tab can change back. */
function hidingCircles({ forms, groups }: Sources): ValidationError[] {
  const tabs = forms.filter((form) => !isDialog(form, groups));
  const hiders = new Map(tabs.map((tab) => [tab, tabs.filter((other) => reads(tab, other))]));
  return tabs.flatMap((tab) => {
    const circle = wayBack(tab, hiders);
    if (!circle) return [];
    const names = [...circle, tab].map(({ name }) => `"${name}"`).join(' by ');
    return [
      errorAt(tab.source, '/visibleWhen', {
        wrong:
          circle.length === 1
            ? 'the tab hides itself: once it is hidden, the value cannot be changed back'
            : `the tabs hide each other: ${names}; once they are hidden, the values cannot be changed back`,
        remedy: 'let the condition read a setting of a tab that is always shown',
      }),
    ];
  });
}

/** True if the condition of `tab` reads a field of `other`. */
function reads({ resolved: { visibleWhen } }: DeclaredForm, other: DeclaredForm): boolean {
  const { plan } = planOf(other);
  return visibleWhen !== undefined && plan !== undefined && fieldsRead(visibleWhen, plan).length > 0;
}

/** A user whose console lacks a value that the condition reads would miss the tab, or learn the value by it. */
function unseenReads({ forms, groups }: Sources): ValidationError[] {
  const tabs = forms.filter((form) => !isDialog(form, groups));
  const readers = [
    ...tabs.map(({ source, resolved }) => ({ source, what: 'tab' as const, ...resolved })),
    ...groups.map(({ source, definition }) => ({ source, what: 'group' as const, ...definition })),
  ];
  return readers.flatMap(({ source, what, visibleWhen, permission: { view } }) => {
    if (visibleWhen === undefined) return [];
    const [reason] = tabs.flatMap((tab) => {
      const { plan } = planOf(tab);
      const fields = plan === undefined ? [] : fieldsRead(visibleWhen, plan);
      return fields.flatMap((field) => unseenBySome(field, { tab, view, what }) ?? []);
    });
    return reason ? [errorAt(source, '/visibleWhen', reason)] : [];
  });
}

/** The tabs from `tab` back to itself: each is hidden by the next. */
function wayBack(tab: DeclaredForm, hiders: Map<DeclaredForm, DeclaredForm[]>): DeclaredForm[] | undefined {
  const seen = new Set<DeclaredForm>();
  let ways: DeclaredForm[][] = [[tab]];
  while (ways.length > 0) {
    const next = ways.flatMap((way) => (hiders.get(way.at(-1) ?? tab) ?? []).map((hider) => [...way, hider]));
    const back = next.find((way) => way.at(-1) === tab);
    if (back) return back.slice(0, -1);
    ways = next.filter((way) => {
      const last = way.at(-1) ?? tab;
      const isNew = !seen.has(last);
      seen.add(last);
      return isNew;
    });
  }
  return undefined;
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
