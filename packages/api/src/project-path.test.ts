import { expect, test } from 'vitest';
import { projectInPath } from './project-path';

test.each([
  ['/app/dashboard', { page: '/app/dashboard' }],
  ['/', { page: '/' }],
  ['/_p_north', { project: 'north', page: '/' }],
  ['/_p_north/', { project: 'north', page: '/' }],
  ['/_p_north/app/settings', { project: 'north', page: '/app/settings' }],
  ['/app/projectOperation/_p_north', { project: 'north', page: '/app/projectOperation' }],
  ['/app/projectOperation/_p_north.2/', { project: 'north.2', page: '/app/projectOperation/' }],
  ['/app/_p_north/settings', { project: 'north', page: '/app/settings' }],
  ['/_p_north/app/_p_south', { project: 'north', page: '/app/_p_south' }],
  ['/app/my_p_north', { page: '/app/my_p_north' }],
  ['/app/_p_', { page: '/app/_p_' }],
])('reads %s', (path, expected) => {
  expect(projectInPath(path)).toEqual(expected);
});
