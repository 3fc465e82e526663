import permissions from '@signalbox/schemas/data/permissions.json';
import { aViewer } from '@signalbox/platform-kit/testing';
import { expect, test } from 'vitest';
import { visibleModules } from './view-permissions';

const visibleWith = (...keys: string[]) => visibleModules(aViewer({ isSuper: false, permissions: new Set(keys) }));

test('a user reads the records of the modules whose permission the user has', () => {
  expect(visibleWith()).toEqual([]);
  expect(visibleWith('model.view', 'media.view')).toEqual(['model', 'table', 'table_record']);
  expect(visibleWith('user.view', 'user.edit')).toEqual(['user']);
  expect(visibleModules(undefined)).toEqual([]);
});

test('a super user reads those of all modules, and every key of the table is one of the platform', () => {
  expect(visibleModules(aViewer())).toBeUndefined();
  expect(visibleWith(...permissions)).toHaveLength(8);
  expect(visibleWith(...permissions.filter((key) => !key.endsWith('.view')))).toEqual([]);
});
