import { expect, it } from 'vitest';
import uploadFormats from '../forms/modular_settings/upload-formats/form.json';
import dataModules from '../shared/data-modules.json';
import { forms, groups } from '../index';
import menuIcons from './icons/menu.json';
import moreIcons from './icons/more.json';
import extensions from './media-extensions.json';
import menus from './menus.json';
import modules from './modules.json';
import permissions from './permissions.json';

it('has every data module in exactly one of the 21 groups', () => {
  const names = modules.groups.flatMap((group) => group.modules);
  expect(modules.groups).toHaveLength(21);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(35);
});

it('lists no permission twice', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
});

it('allows the upload of every offered format by default', () => {
  const allowed = uploadFormats.schema.properties.mediaLibraryAllowList.default;
  const offered = Object.entries(extensions).map(([name, format]) => ({
    name,
    format: format.map((extension) => `.${extension}`),
  }));
  expect(allowed).toEqual(offered);
});

it('offers exactly the data modules in dialogs', () => {
  expect(dataModules.items.enum.toSorted()).toEqual(modules.groups.flatMap((group) => group.modules).toSorted());
});

it('lists every icon once, by name', () => {
  expect(new Set([...menuIcons, ...moreIcons]).size).toBe(menuIcons.length + moreIcons.length);
  for (const names of [menuIcons, moreIcons]) expect(names).toEqual(names.toSorted());
});

it('draws its own menus, pages and tabs with the icons that every visit loads', () => {
  const used = [
    ...menus.entries.map(({ icon }) => icon),
    ...groups.flatMap(({ icon, parentTabs = [] }) => [icon, ...parentTabs.map((tab) => tab.icon)]),
    ...forms.map(({ place }) => place.icon),
  ];
  expect(used.filter((icon) => icon !== undefined && !menuIcons.includes(icon))).toEqual([]);
});
