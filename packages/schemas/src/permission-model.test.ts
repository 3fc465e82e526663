import { expect, it } from 'vitest';
import { permissionModel, recordPermission } from './permission-model';

it.each([
  ['device', 'device'],
  ['work-order', 'model'],
  ['user', 'model'],
  [undefined, 'model'],
])('records of a model with the key %s have the permissions of %s', (key, model) => {
  expect(permissionModel(key)).toBe(model);
});

it('distinguishes permissions of records from those of the platform, and from keys that nothing checks', () => {
  expect(recordPermission('device.view')).toEqual({ model: 'device', action: 'view' });
  for (const other of ['user.view', 'model.view', 'setting.view', 'device.start', 'device', 'a.view.b'])
    expect(recordPermission(other)).toBeUndefined();
});
