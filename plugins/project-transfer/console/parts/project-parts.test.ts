import { expect, it } from 'vitest';
import { choiceNames, choiceOf, partsOf } from './project-parts';

it('lists the parts that a choice adds after it, in the order of the choices', () => {
  expect(partsOf({ report: true, dashboard: true, theme: false })).toEqual([
    'dashboard',
    'dashboardDraft',
    'report',
    'reportCopy',
  ]);
  expect(partsOf(undefined)).toEqual([]);
});

it('counts added parts with their choice', () => {
  expect(choiceNames).toHaveLength(13);
  expect(['flowDraft', 'data_source_op', 'media', 'other'].map(choiceOf)).toEqual([
    'flow',
    'data_source',
    'media',
    'other',
  ]);
});
