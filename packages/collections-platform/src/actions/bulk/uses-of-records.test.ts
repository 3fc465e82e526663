import { accountProject } from '@signalbox/api';
import { type PlatformPlugin, seedDocuments } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas/json';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { collectionRoutes, collectionsPlugin, documentsSource, type FindModel } from '../..';

const text = { type: 'string' };
const group = { ...text, reference: 'core/group' };
const list = (name: string, properties: JsonObject, project?: string) =>
  documentsSource({
    definition: {
      resource: `core/${name}`,
      title: `List ${name}`,
      permissions: { view: `${name}.view`, edit: `${name}.edit`, delete: `${name}.delete` },
      schema: { type: 'object', properties },
    },
    collection: name,
    ...(project !== undefined && { project }),
  });
/** Groups and members belong to all projects, desks and machines to one. */
const lists = [
  list('group', { name: text, above: group }, accountProject),
  list('member', { groups: { type: 'array', items: group }, first: { type: 'array', items: [text] } }, accountProject),
  list('desk', { owner: { type: 'object', properties: { group } }, secret: { ...group, writeOnly: true } }),
];
const machine = list('machine', { group });
/** A stored model, for every address of none of the lists. */
const findMachine: FindModel = async (project, address) => ({ ...(await machine.find(project, address)), id: address });
const plugin: PlatformPlugin = {
  id: 'groups',
  register(rest, kit) {
    for (const source of lists) collectionRoutes(rest, { kit, ...source });
    collectionRoutes(rest, { kit, resource: 'core/record/:model', find: findMachine });
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [plugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.database.deleteFrom('document').execute();
  await add('group', [{ id: 'g' }, { id: 'h' }, { id: 'child', above: 'g' }]);
});

const add = (collection: string, documents: (JsonObject & { id: string })[], project = 'default') =>
  seedDocuments(platform.kit, { project, collection, documents });
async function used(ids: string[], permissions: string[], project = 'default') {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['group.view', 'group.delete', ...permissions]) });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/group/bulk/plan',
    headers: { 'x-request-project': project },
    payload: { action: 'delete', ids },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ used: unknown }>().used;
}
const children = { model: 'core/group', title: 'List group', column: 'above', count: 1 };
const members = { model: 'core/member', title: 'List member', column: 'groups' };

it('counts records of declared lists that refer to those to delete, also in lists of references', async () => {
  // One has the id of the group itself.
  await add('member', [
    { id: 'g', groups: ['h', 'g'] },
    { id: 'b', groups: ['g'] },
    { id: 'c', groups: ['h'] },
  ]);
  expect(await used(['g'], ['member.view'])).toEqual({
    uses: [children, { ...members, count: 2 }],
    isHiddenUsed: false,
  });
  expect(await used(['g', 'child'], ['member.view'])).toEqual({
    uses: [{ ...members, count: 2 }],
    isHiddenUsed: false,
  });
  expect(await used(['g'], [])).toEqual({ uses: [children], isHiddenUsed: true });
  expect(await used(['child'], [])).toEqual({ uses: [], isHiddenUsed: false });
});

it('says of columns that the user may not see only that there are some', async () => {
  await add('desk', [{ id: 'd', owner: { group: 'h' } }]);
  const desks = { model: 'core/desk', title: 'List desk', column: 'owner.group', count: 1 };
  expect(await used(['h'], ['desk.view'])).toEqual({ uses: [desks], isHiddenUsed: false });
  await add('desk', [{ id: 'e', secret: 'h' }]);
  expect(await used(['h'], ['desk.view'])).toEqual({ uses: [desks], isHiddenUsed: true });
});

it('finds records of models in all projects that share the list, and names those of its own', async () => {
  const custom = { schema: { properties: { group } } };
  for (const project of ['default', 'mill']) await add('model', [{ id: 'pump', key: 'pump', custom }], project);
  await add('machine', [{ id: 'm', group: 'h' }], 'mill');
  await add('desk', [{ id: 'd', owner: { group: 'child' } }], 'mill');
  const pumps = { model: 'pump', title: 'List machine', column: 'group', count: 1 };
  expect(await used(['h'], ['machine.view'], 'mill')).toEqual({ uses: [pumps], isHiddenUsed: false });
  expect(await used(['h'], ['machine.view'])).toEqual({ uses: [], isHiddenUsed: true });
  expect(await used(['child'], ['desk.view'], 'mill')).toMatchObject({ uses: [{ model: 'core/desk', count: 1 }] });
});
