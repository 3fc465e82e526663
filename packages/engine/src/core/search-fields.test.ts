import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form';
import { searchFields } from './search-fields';

const form = aForm({
  schema: {
    type: 'object',
    properties: {
      logo: { type: 'string' },
      name: { type: 'string' },
      layout: { enum: ['side'] },
      hint: { type: 'null' },
    },
  },
});
const messages = {
  'forms/settings/base': {
    title: 'Basic information',
    'logo.title': 'Logo',
    'logo.help': 'Shown beside the name',
    'name.title': 'Name',
    'layout.title': 'Layout',
    'layout.options.side': '左侧菜单',
    'hint.title': 'Where the name is shown',
  },
};
const titles = (text: string) => searchFields({ forms: [form], messages, text }).map((hit) => hit.title);

it('finds titles before helps, and no notes', () => expect(titles('name')).toEqual(['Name', 'Logo']));
it('finds by several words, in any case', () => expect(titles('BESIDE logo')).toEqual(['Logo']));
it('finds by an option, in any language', () => expect(titles('左侧')).toEqual(['Layout']));
it('finds the tab itself', () =>
  expect(searchFields({ forms: [form], messages, text: 'basic' })[0]).toEqual({
    form,
    title: 'Basic information',
    tabTitle: 'Basic information',
  }));
it('finds nothing for whitespace', () => expect(titles('  ')).toEqual([]));
