import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './copy-workspace';
import { listWithout, typeChecker, type PluginFolder } from './type-check-without';

const root = resolve(import.meta.dirname, '../../..');
const plugins = readdirSync(resolve(root, 'plugins'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry): PluginFolder & { id: string } => {
    const folder = `plugins/${entry.name}`;
    const { name } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as { name: string };
    return { id: entry.name, folder, name };
  });

let workspace: WorkspaceCopy;
beforeAll(() => {
  workspace = copyWorkspace(root);
});
afterAll(() => workspace.remove());

describe.each(['console', 'platform'])('apps/%s', (app) => {
  const list = `apps/${app}/src/plugins.ts`;
  let checker: ReturnType<typeof typeChecker>;
  let errors: string[];
  beforeAll(() => {
    checker = typeChecker(workspace, `apps/${app}`);
    errors = checker.errors();
  });

  it('type-checks with all plug-ins', () => {
    expect(errors).toEqual([]);
  });

  it.each(plugins)('type-checks without the folder of $id and its line in the list', (plugin) => {
    const changed = new Map([[list, listWithout(resolve(root, list), plugin.name)]]);
    expect(changed.get(list)).not.toContain(`${plugin.name}/`);
    expect(checker.errorsWithout({ plugin, changed })).toEqual([]);
  });

  it('fails if only the folder is deleted', () => {
    const text = readFileSync(resolve(root, list), 'utf8');
    const plugin = plugins.find(({ name }) => text.includes(name))!;
    const found = checker.errorsWithout({ plugin, changed: new Map() });
    expect(found).toEqual([expect.stringContaining(`Cannot find module '${plugin.name}/${app}'`)]);
  });
});
