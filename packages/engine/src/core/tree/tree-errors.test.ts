import { forms, type FormDefinition, type JsonObject, type JsonValue } from '@signalbox/schemas';
import { isIconName, isOwnIcon } from '@signalbox/schemas/icon-name';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { describe, expect, it } from 'vitest';
import { errorPlace } from '../errors/error-messages';
import { errorsOfForm } from '../errors/form-errors';
import { planForm } from '../plan-form';
import { treeChanges } from './tree-changes';

const form = (forms as readonly FormDefinition[]).find(({ id }) => id === 'router/base')!;
const plan = planForm(form);
const compiled = compiledForms['router/base']!;
const errorsOf = (routers: JsonValue) => errorsOfForm({ plan, compiled, values: { routers } });
const badLinks = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//plant.example.org',
  '/\\plant.example.org',
  '/\t/plant.example.org',
  '/plant\\boilers',
  'https://plant.example.org\\@other.example.org',
  '/plant\u0000',
];
const badIcons = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://plant.example.org/a.png',
  '//plant.example.org/a.png',
  '/rest/core/auth/logout',
  '/core/media/../auth/logout',
  '/core/media/%2e%2E/auth/logout',
  '/core/media/a%2F..%2f..%2fauth/logout',
  '/core/media/a%5c..%5Cb',
  '/core/media//a.png',
  '/core/media/a.png?x',
  'a b',
];
const badPaths = [
  '..',
  '.',
  'a/../../login',
  './a',
  'a//b',
  'a/',
  '/',
  'app',
  '/app',
  'app/app',
  '/app/app/x',
  'a\\b',
  'a\u0001b',
  'a b',
  '',
];
const page = (key: string, children: JsonObject[] = []): JsonObject => ({
  key,
  title: { en: key },
  path: key,
  element: 'dashboard.1',
  ...(children.length > 0 ? { children } : {}),
});

describe('a tree of pages', () => {
  it('names the invalid field and the node', () => {
    const [error] = errorsOf([page('plant', [{ title: 'Boilers', path: 'boilers' }])]);
    expect(error).toMatchObject({
      pointer: '/routers/0/children/0/element',
      keyword: 'required',
      params: { node: 'Boilers' },
    });
    expect(errorPlace({ formId: form.id, field: plan.fields[0]!, error: error! })).toEqual({
      formId: 'pages/page',
      key: 'element',
    });
  });

  it('names a node without a title by its position', () => {
    const [error] = errorsOf([page('plant', [page('one'), { path: 'boilers', element: 'dashboard.1' }])]);
    expect(error).toMatchObject({ keyword: 'required', params: { missingProperty: 'title', node: '1.2' } });
    const blank = errorsOf([{ ...page('plant'), title: { en: ' ' } }])[0];
    expect(blank).toMatchObject({ pointer: '/routers/0/title/en', keyword: 'pattern', params: { node: '1' } });
  });

  it('needs a dashboard unless a page has a link or pages below it', () => {
    const bare = { title: 'Plant', path: 'plant' };
    expect(errorsOf([bare])[0]?.pointer).toBe('/routers/0/element');
    expect(errorsOf([{ ...bare, children: [] }])[0]?.pointer).toBe('/routers/0/element');
    expect(errorsOf([{ ...bare, children: [page('boilers')] }])).toEqual([]);
    expect(errorsOf([{ title: 'Plant', url: 'https://plant.example.org' }])).toEqual([]);
    expect(errorsOf([{ title: 'Plant', element: 'dashboard.1' }])[0]?.pointer).toBe('/routers/0/path');
  });

  it.each(badLinks)('rejects the link %j', (url) => {
    expect(errorsOf([{ title: 'Plant', url }])[0]?.pointer).toBe('/routers/0/url');
  });

  it.each(badPaths)('rejects the path %j, at which no page could be opened', (path) => {
    expect(errorsOf([{ ...page('plant'), path }])[0]).toMatchObject({ pointer: '/routers/0/path', keyword: 'pattern' });
  });

  it.each(['x', '/x', 'app/x', '/app/x', 'plant/v1.2', '.well-known', 'a..b', '...', 'apps', 'plant/app', '锅炉/1'])(
    'accepts the path %s',
    (path) => expect(errorsOf([{ ...page('plant'), path }])).toEqual([]),
  );

  it.each(badIcons)('rejects the icon %j', (icon) => {
    expect(errorsOf([{ ...page('plant'), icon }])[0]).toMatchObject({ pointer: '/routers/0/icon', keyword: 'pattern' });
    expect(isIconName(icon) || isOwnIcon(icon)).toBe(false);
  });

  it.each(['cloud-server', 'UserOutlined', '/core/media/modelIcon/pump.svg', 'core/media/_p_mill/modelIcon/a%20b.png'])(
    'accepts the icon %s',
    (icon) => expect(errorsOf([{ ...page('plant'), icon }])).toEqual([]),
  );

  it('rejects a key that another page of the tree has', () => {
    expect(errorsOf([page('one'), page('two', [page('one')])])[0]).toMatchObject({
      pointer: '/routers/1/children/0/key',
      keyword: 'unique',
      params: { node: 'one' },
    });
  });

  it('has at most 8 levels and 1,000 pages', () => {
    const nested = (levels: number): JsonObject => page(`level-${levels}`, levels > 1 ? [nested(levels - 1)] : []);
    expect(errorsOf([nested(8)])).toEqual([]);
    expect(errorsOf([nested(9)])[0]).toMatchObject({ keyword: 'maxDepth', params: { limit: 8 } });
    const many = (count: number) => [
      page(
        'root',
        Array.from({ length: count - 1 }, (_, at) => page(`page-${at}`)),
      ),
    ];
    expect(errorsOf(many(1_000))).toEqual([]);
    expect(errorsOf(many(1_001))[0]).toMatchObject({ keyword: 'maxNodes', params: { limit: 1_000 } });
  });
});

describe('the changes of a tree', () => {
  const rules = plan.fields[0]!.schema.tree!;
  const changed = (before: JsonValue, after: JsonValue) => {
    const { added, edited, deleted } = treeChanges({ rules, before, after });
    const keys = (nodes: typeof added) => nodes.map(({ node }) => node['key']);
    return { added: keys(added), edited: keys(edited), deleted: keys(deleted) };
  };
  const [one, two, three] = [page('one'), page('two'), page('three')];

  it('count a new sibling, and no other node, as added', () => {
    expect(changed([one, three], [one, two, three])).toEqual({ added: ['two'], edited: [], deleted: [] });
  });
  it('count the nodes below a deleted one', () => {
    expect(changed([page('one', [two])], [three])).toEqual({ added: ['three'], edited: [], deleted: ['one', 'two'] });
  });
  it('count another value, another parent and another order as edited', () => {
    expect(changed([one], [{ ...one, hidden: true }]).edited).toEqual(['one']);
    expect(changed([one, two], [page('one', [two])]).edited).toEqual(['two']);
    expect(changed([one, two], [two, one]).edited).toEqual(['two', 'one']);
  });
  it('find a stored node without a key by its position', () => {
    const { key: _, ...keyless } = page('one');
    const stored = { ...keyless, key: 'at-0' };
    expect(changed([keyless, two], [stored, two])).toEqual({ added: [], edited: [], deleted: [] });
    expect(changed([keyless, two], [two, { ...stored, hidden: true }]).edited).toEqual(['two', 'at-0']);
  });
  it('count nodes without a key as new', () => {
    expect(changed([], [{ title: 'Plant' }]).added).toEqual([undefined]);
  });
});
