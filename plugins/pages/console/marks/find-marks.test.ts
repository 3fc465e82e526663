import { expect, it } from 'vitest';
import { aPage } from '../../shared/testing/a-tree';
import { findMarks, type MarkOptions } from './find-marks';

const options: MarkOptions = {
  isValid: () => true,
  isLive: (dashboard) => dashboard === '1',
  isKnownPermission: (permission) => permission === 'dashboard.view',
  isConsolePage: (path) => path === 'profile',
  isLicensed: ({ url }) => url !== '/app/locked',
};
const marksOf = (...pages: ReturnType<typeof aPage>[]) => Object.fromEntries(findMarks(pages, options));

it('marks nothing on valid pages', () => {
  expect(marksOf(aPage('one', [aPage('two')]), { ...aPage('three'), permission: 'dashboard.view' })).toEqual({});
});

it('marks both pages with the same path, with or without a slash', () => {
  expect(marksOf({ ...aPage('one'), path: '/same' }, aPage('two', [{ ...aPage('three'), path: 'same' }]))).toEqual({
    one: ['duplicatePath'],
    three: ['duplicatePath'],
  });
});

it('marks dashboards that are gone, once the existing ones are known', () => {
  const page = { ...aPage('one'), element: 'dashboard.2' };
  expect(marksOf(page)).toEqual({ one: ['deadDashboard'] });
  expect(findMarks([page], { ...options, isLive: () => undefined }).size).toBe(0);
});

it('marks no dashboard of a page with a link alone, which does not show it', () => {
  const { path: _, ...page } = { ...aPage('one'), element: 'dashboard.2', url: 'https://example.org' };
  expect(marksOf(page)).toEqual({});
  expect(marksOf({ ...page, url: '/one' })).toEqual({ one: ['deadDashboard'] });
});

it('marks unknown permissions and addresses without their license feature', () => {
  expect(
    marksOf({ ...aPage('one'), permission: 'pump.view' }, { key: 'two', title: 'two', url: '/app/locked' }),
  ).toEqual({ one: ['unknownPermission'], two: ['missingFeature'] });
});

it('marks no permission while it is not known whether the platform checks it', () => {
  const page = { ...aPage('one'), permission: 'pump.view' };
  expect(findMarks([page], { ...options, isKnownPermission: () => undefined }).size).toBe(0);
});

it('marks a page whose path a page of the console has, but not that of a link', () => {
  expect(
    marksOf({ ...aPage('one'), path: '/profile' }, { key: 'two', title: 'two', path: 'profile', url: '/app/profile' }),
  ).toEqual({ one: ['consoleAddress'] });
});

it('marks a group whose pages are all hidden', () => {
  const hidden = { ...aPage('two'), hidden: true };
  const group = { key: 'one', title: 'one', path: 'one' };
  expect(marksOf({ ...group, children: [hidden] })).toEqual({ one: ['unreachable'] });
  expect(marksOf({ ...group, children: [hidden, aPage('three')] })).toEqual({});
  expect(marksOf({ ...aPage('one', [hidden]) })).toEqual({});
});

it('marks pages that no menu and no address leads to', () => {
  expect(
    marksOf(
      { ...aPage('one', [aPage('two'), { ...aPage('three'), hidden: true }]), hidden: true },
      { key: 'four', title: 'four', url: 'https://example.org', hidden: true },
    ),
  ).toEqual({ two: ['unreachable'], four: ['unreachable'] });
});

it('names every mark of a page, the errors first', () => {
  const marks = findMarks([{ ...aPage('one'), element: 'dashboard.2', permission: 'x.y' }], {
    ...options,
    isValid: () => false,
  });
  expect(marks.get('one')).toEqual(['invalid', 'deadDashboard', 'unknownPermission']);
});
