import type { Planted } from './planted';

const gates = 'data/license-gates.json';

/** Errors in the table of what a license closes. */
export const plantedInGates: Planted[] = [
  {
    name: 'a gate of a feature that no license has',
    plant: (folder) => folder.write(gates, '{ "lamp": { "menus": ["lamps"] } }'),
    file: gates,
    at: ['"lamp"'],
    pointer: '/lamp',
    message: 'did you mean "lamps"?',
  },
  {
    name: 'a gate of a menu entry that does not exist',
    plant: (folder) => folder.set(gates, '/lamps/menus/1', 'pole'),
    file: gates,
    at: ['"pole"'],
    pointer: '/lamps/menus/1',
    message: 'not in data/menus.json',
  },
  {
    name: 'a gate that lists a menu entry twice',
    plant: (folder) => folder.set(gates, '/lamps/menus/1', 'lamps'),
    file: gates,
    at: ['"menus"', '"lamps"', '"lamps"'],
    pointer: '/lamps/menus/1',
    message: 'listed twice',
  },
  {
    name: 'a gate of a group that does not exist',
    plant: (folder) => folder.set(gates, '/lamps/groups', ['light']),
    file: gates,
    at: ['"light"'],
    pointer: '/lamps/groups/0',
    message: 'did you mean "lights"?',
  },
  {
    name: 'a gate of a tab that does not exist',
    plant: (folder) => folder.set(gates, '/lamps/tabs', ['lights/bass']),
    file: gates,
    at: ['"lights/bass"'],
    pointer: '/lamps/tabs/0',
    message: 'did you mean "lights/base"?',
  },
  {
    name: 'a gate of routes that do not exist',
    plant: (folder) => {
      folder.write('data/access.json', '{ "GET /rest/core/lamp/:id": {} }');
      folder.set(gates, '/lamps/routes', ['core/lamps']);
    },
    file: gates,
    at: ['"core/lamps"'],
    pointer: '/lamps/routes/0',
    message: 'did you mean "core/lamp"?',
  },
  {
    name: 'a gate with an open route that is not one of its own',
    plant: (folder) => {
      folder.write('data/access.json', '{ "GET /rest/core/lamp": {}, "GET /rest/core/pole": {} }');
      folder.set(gates, '/lamps', { routes: ['core/lamp'], open: { 'GET core/pole': 'Poles are for everyone.' } });
    },
    file: gates,
    at: ['"GET core/pole"'],
    pointer: '/lamps/open/GET core~1pole',
    message: 'not in the routes of the feature',
  },
];
