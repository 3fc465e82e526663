import { describe, expect, it } from 'vitest';
import type { GroupDefinition, Place } from '@signalbox/schemas';
import { aForm } from '../testing/a-form';
import type { Viewer } from './contract';
import { pickTab } from './pick-tab';
import { tabTree } from './tab-tree';

const group: GroupDefinition = {
  key: 'modular_settings',
  order: 1,
  icon: 'setting',
  permission: { view: 'setting.view' },
  parentTabs: [
    { key: 'media', order: 20 },
    { key: 'module', order: 10 },
    { key: 'empty', order: 5 },
  ],
};
const aTab = (key: string, place: Partial<Place> = {}, view?: string) =>
  aForm({
    id: `modular_settings/${key}`,
    place: { group: 'modular_settings', order: 10, ...place },
    permission: { view, edit: 'setting.edit' },
  });
const forms = [
  aTab('network', { parentTab: 'module', order: 1 }),
  aTab('license', { parentTab: 'module', order: 2 }),
  aTab('formats', { parentTab: 'media' }, 'media.edit'),
  aTab('plain', { order: 15 }),
  aTab('base', { order: 1, disabled: true }),
  aForm({ id: 'settings/base', place: { group: 'settings', order: 1 } }),
];
const editor: Viewer = { isSuper: false, isAdmin: true, permissions: new Set(['setting.edit', 'media.edit']) };
const treeFor = (viewer: Viewer) => tabTree({ group, forms, viewer, settings: {}, isVisible: () => true });

describe('tabTree', () => {
  it("has the group's own tabs and one node per parent tab with children, in order", () => {
    expect(treeFor(editor).map((tab) => [tab.key, tab.children.map((child) => child.key)])).toEqual([
      ['base', []],
      ['module', ['network', 'license']],
      ['plain', []],
      ['media', ['formats']],
    ]);
  });

  it('leaves out a tab without view permission, and its empty parent', () => {
    expect(treeFor({ ...editor, permissions: new Set(['setting.edit']) }).map((tab) => tab.key)).toEqual([
      'base',
      'module',
      'plain',
    ]);
  });

  it('marks tabs read-only for a viewer who may not edit, and none for a super user', () => {
    expect(treeFor({ ...editor, permissions: new Set() }).every((tab) => tab.isReadOnly)).toBe(true);
    expect(treeFor({ isSuper: true, isAdmin: false, permissions: new Set() }).some((tab) => tab.isReadOnly)).toBe(
      false,
    );
  });

  it('leaves out tabs whose condition on the settings is false', () => {
    const tabs = tabTree({
      group,
      forms,
      viewer: editor,
      settings: { on: false },
      isVisible: (form, settings) => form.id !== 'modular_settings/plain' || settings.on === true,
    });
    expect(tabs.map((tab) => tab.key)).not.toContain('plain');
  });
});

describe('pickTab', () => {
  const tabs = treeFor(editor);
  const picked = (address: { tab?: string; index?: number }) => {
    const found = pickTab({ tabs, ...address });
    return found && [found.parent?.key, found.tab.key];
  };

  it('falls back to the first tab that is not disabled', () => {
    expect(picked({})).toEqual(['module', 'network']);
    expect(picked({ tab: 'gone', index: 1 })).toEqual(['module', 'network']);
  });

  it('uses index as the position inside a parent tab, and the first tab when it is out of range', () => {
    expect(picked({ tab: 'module', index: 1 })).toEqual(['module', 'license']);
    expect(picked({ tab: 'module', index: 9 })).toEqual(['module', 'network']);
  });

  it('finds a nested tab by its own key', () => {
    expect(picked({ tab: 'formats' })).toEqual(['media', 'formats']);
  });

  it('picks nothing when there are no tabs', () => {
    expect(pickTab({ tabs: [] })).toBeUndefined();
  });
});
