import { expect, it } from 'vitest';
import { userPatchEntity } from '../generated/entities';

it('accepts the chosen columns of a list under a dotted key, as known clients send them', () => {
  expect(userPatchEntity.validate({ 'pageSetting.devices': ['name', 'power'] })).toEqual([]);
  expect(userPatchEntity.validate({ 'roles.0': ['x'] })).toMatchObject([{ keyword: 'additionalProperties' }]);
});
