import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import type { Settings, TabNode, Viewer } from './contract';
import { mayEdit, maySee } from './may-see';

interface TabTreeOptions {
  group: GroupDefinition;
  forms: readonly FormDefinition[];
  viewer: Viewer;
  settings: Settings;
  /** Evaluates the form's `visibleWhen` on the saved settings (`CompiledForm.isVisible`). */
  isVisible: (form: FormDefinition, settings: Settings) => boolean;
}

/**
 * The tabs of a group, in order: its forms, and one node per parent tab that has visible tabs.
 * Leaves out tabs that the viewer may not see, marks tabs that the viewer may only read, and keeps disabled tabs.
 */
export function tabTree({ group, forms, viewer, settings, isVisible }: TabTreeOptions): TabNode[] {
  const shown = forms.filter(
    (form) => form.place.group === group.key && maySee(form, viewer) && isVisible(form, settings),
  );
  const parents = (group.parentTabs ?? []).map((parent) => {
    const children = sorted(
      shown.filter((form) => form.place.parentTab === parent.key).map((form) => formTab(form, viewer)),
    );
    return { order: parent.order, node: parentTab(group, parent, children) };
  });
  const parentKeys = new Set(group.parentTabs?.map((parent) => parent.key));
  const own = shown
    .filter((form) => form.place.parentTab === undefined || !parentKeys.has(form.place.parentTab))
    .map((form) => formTab(form, viewer));
  return sorted([...own, ...parents.filter(({ node }) => node.children.length > 0)]);
}

interface Placed {
  order: number;
  node: TabNode;
}

function formTab(form: FormDefinition, viewer: Viewer): Placed {
  const node: TabNode = {
    key: form.id.slice(form.id.lastIndexOf('/') + 1),
    titleKey: `forms/${form.id}::title`,
    icon: form.place.icon,
    isDisabled: form.place.disabled ?? false,
    isReadOnly: !mayEdit(form, viewer),
    form,
    children: [],
  };
  return { order: form.place.order, node };
}

function parentTab(group: GroupDefinition, parent: { key: string; icon?: string }, children: TabNode[]): TabNode {
  return {
    key: parent.key,
    titleKey: `groups/${group.key}::parentTabs.${parent.key}`,
    icon: parent.icon,
    isDisabled: children.every((child) => child.isDisabled),
    isReadOnly: children.every((child) => child.isReadOnly),
    children,
  };
}

function sorted(tabs: Placed[]): TabNode[] {
  return tabs
    .toSorted((one, other) => one.order - other.order || (one.node.key < other.node.key ? -1 : 1))
    .map(({ node }) => node);
}
