import { forms } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import type { ShownBackup } from '../backup-record';
import { offeredTo } from './offered';

type Offering = Parameters<typeof offeredTo>[0];

const ofProject = { key: 'project', parts: [] } as const;
const complete = { unknown: [], hasAccountsElsewhere: false, lacksSuper: false, lacksSettings: false };

function offered(
  user: Offering['user'],
  backup: ShownBackup,
  { project = 'default', scope = ofProject as Offering['scope'] } = {},
) {
  return offeredTo({ user, backup, project, scope });
}

const otherUser = { isSuper: false, permissions: [] };

it('offers accounts, applications and pages only to super administrators, and reads an item that is text', () => {
  const moduleRules = { user: 0, oauth_app: 0, rule: 0 };
  const backup = { id: '1', name: 'a', item: '{"html":true,"mongodb":true}', moduleRules };
  const rest = { ...complete, lacksSuper: true };
  expect(offered({ ...otherUser, isSuper: true }, backup)).toEqual({
    items: ['html', 'mongodb'],
    modules: ['user', 'oauth_app', 'rule'],
    ...complete,
  });
  expect(offered(otherUser, backup)).toEqual({ items: ['mongodb'], modules: ['rule'], ...rest });
});

it('offers settings to users who may change all of them', () => {
  const backup = { id: '1', name: 'a', item: { mongodb: true }, modules: ['setting', 'rule'] };
  const trees = forms.flatMap(({ schema }) =>
    Object.values(schema.properties ?? {}).map(({ tree }) => tree?.permission),
  );
  const keys = [
    ...new Set([
      ...forms.map(({ permission }) => permission.edit),
      ...trees.flatMap((permission) => Object.values(permission ?? {})),
    ]),
  ];
  expect(offered({ ...otherUser, permissions: keys }, backup).modules).toEqual(['setting', 'rule']);
  for (const lost of keys)
    expect(offered({ ...otherUser, permissions: keys.filter((key) => key !== lost) }, backup)).toMatchObject({
      modules: ['rule'],
      lacksSuper: false,
      lacksSettings: true,
    });
});

const superUser = { ...otherUser, isSuper: true };

it('does not offer modules that this version does not know', () => {
  const backup = { id: '1', name: 'a', item: { mongodb: true }, modules: ['rule', 'hologram', 'dream'] };
  expect(offered(superUser, backup)).toEqual({
    ...complete,
    items: ['mongodb'],
    modules: ['rule'],
    unknown: ['hologram', 'dream'],
  });
  expect(offered(superUser, { ...backup, modules: ['hologram'] })).toMatchObject({ items: [], modules: [] });
  const scope = { key: 'database', parts: ['document', 'settings'] } as const;
  expect(offered(superUser, { ...backup, modules: ['document', 'rule'] }, { scope })).toMatchObject({
    modules: ['document'],
    unknown: ['rule'],
  });
});

it('offers accounts only in the default project', () => {
  const backup = { id: '1', name: 'a', item: { mongodb: true }, modules: ['user', 'role', 'oauth_app'] };
  expect(offered(superUser, backup, { project: 'north' })).toEqual({
    ...complete,
    items: ['mongodb'],
    modules: ['oauth_app'],
    hasAccountsElsewhere: true,
  });
  expect(offered(otherUser, { ...backup, modules: ['user', 'rule'] }, { project: 'north' })).toMatchObject({
    modules: ['rule'],
    lacksSuper: false,
  });
  expect(offered(superUser, backup).modules).toEqual(['user', 'role', 'oauth_app']);
});
