import { expect, it } from 'vitest';
import { settingNotice } from './setting-notice';

it('names the fields of a save, and the document where they would not fit', () => {
  const notice = { project: 'default', revision: 3, pointers: ['/name'] };
  expect(settingNotice(notice)).toEqual(notice);
  const many = Array.from({ length: 1_000 }, (_, index) => `/section/field${index}`);
  expect(settingNotice({ ...notice, pointers: many })).toEqual({ ...notice, pointers: [''] });
});
