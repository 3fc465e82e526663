import { isDialog, planOf } from '../check-claims';
import { fieldsRead, unseenBySome } from '../conditions/condition-values';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** No tab hides itself, is hidden in a circle or by what some of its users may not see. */
export function checkHidingTabs(sources: Sources): ValidationError[] {
  return [...hidingCircles(sources), ...unseenReads(sources)];
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
