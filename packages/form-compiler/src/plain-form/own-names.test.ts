import { expect, test } from 'vitest';
import { withOwnNames } from './own-names';

test('a name of RJSF is replaced by that of the widget which stores the same', () => {
  expect(
    withOwnNames({
      a: { 'ui:widget': 'updown' },
      plans: { 'ui:widget': 'files', 'ui:accept': '.pdf' },
      list: { items: { b: { 'ui:widget': 'alt-datetime' } } },
    }),
  ).toEqual({
    a: { 'ui:widget': 'number' },
    plans: { 'ui:widget': 'data-url', 'ui:options': { accept: '.pdf' } },
    list: { items: { b: { 'ui:widget': 'date-time' } } },
  });
});

test('a name of RJSF that says which text it is chooses its keyboard', () => {
  expect(
    withOwnNames({
      mail: { 'ui:widget': 'EmailWidget' },
      page: { 'ui:widget': 'uri', 'ui:options': { inputType: 'tel' } },
    }),
  ).toEqual({
    mail: { 'ui:widget': 'text', 'ui:options': { inputType: 'email' } },
    page: { 'ui:widget': 'text', 'ui:options': { inputType: 'tel' } },
  });
});

test('options beside "ui:options" move into it, where those that stand there win', () => {
  const given = { a: { 'ui:autofocus': true, 'ui:emptyValue': 'x', 'ui:options': { rows: 2, emptyValue: '' } } };
  expect(withOwnNames(given)).toEqual({ a: { 'ui:options': { autofocus: true, rows: 2, emptyValue: '' } } });
});

test('everything else stays', () => {
  const given = { 'ui:order': ['a', '*'], a: { 'ui:widget': 'backup:ftp-password', 'ui:readonly': true } };
  expect(withOwnNames(given)).toEqual(given);
});
