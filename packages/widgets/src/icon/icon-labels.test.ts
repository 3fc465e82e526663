import { expect, it } from 'vitest';
import { productIcons, searchIcons } from './icon-labels';

const namesFor = (text: string, locale = 'en') => searchIcons(productIcons(locale), text).map(({ name }) => name);

it('finds an icon by its name, its label and its search words, in both languages of the product', () => {
  for (const text of ['thunderbolt', 'Lightning', 'electric', '闪电', '电力', ' LIGHTNING  '])
    expect(namesFor(text)).toContain('thunderbolt');
  expect(namesFor('lightning', 'zh-Hans')).toContain('thunderbolt');
});

it('finds an icon by several words, in any order, and none by an unknown one', () => {
  expect(namesFor('server file')).toContain('cloud-server');
  expect(namesFor('server submarine')).toEqual([]);
});

it('puts the icon that is named exactly first, then those with such a beginning', () => {
  expect(namesFor('user')[0]).toBe('user');
  expect(namesFor('log')).toEqual(['file-text', 'login', 'logout', 'truck', 'cluster']);
});

it('lists all icons by their label in the locale', () => {
  const icons = productIcons('zh-Hans');
  expect(icons).toHaveLength(193);
  expect(icons.find(({ name }) => name === 'home')?.label).toBe('首页');
  expect(namesFor('')).toHaveLength(193);
});

it('uses the labels of a language pack, ignores accents, and shows English where the pack has none', () => {
  const icons = productIcons('fr', { 'bar-chart': 'Histogramme, barres, Électricité' });
  expect(icons.find(({ name }) => name === 'bar-chart')?.label).toBe('Histogramme');
  expect(icons.find(({ name }) => name === 'home')?.label).toBe('Home');
  expect(searchIcons(icons, 'electricite').map(({ name }) => name)).toContain('bar-chart');
  expect(searchIcons(icons, '柱状图').map(({ name }) => name)).toEqual(['bar-chart']);
});
