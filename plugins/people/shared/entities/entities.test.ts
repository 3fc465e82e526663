import { expect, it } from 'vitest';
import { userUpdateEntity } from '../generated/entities';

it('accepts the chosen columns of a list under a dotted key, as known clients send them', () => {
  expect(userUpdateEntity.validate({ 'pageSetting.devices': ['name', 'power'] })).toEqual([]);
  expect(userUpdateEntity.validate({ 'roles.0': ['x'] })).toMatchObject([{ keyword: 'additionalProperties' }]);
});
