import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listWithout, typeChecker, type PluginFolder } from './type-check-without';

const root = resolve(import.meta.dirname, '../../..');
const plugins = readdirSync(resolve(root, 'plugins'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry): PluginFolder & { id: string } => {
    const folder = resolve(root, 'plugins', entry.name);
    const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };
    return { id: entry.name, folder, name };
  });

describe.each(['console', 'platform'])('apps/%s', (app) => {
  const list = resolve(root, 'apps', app, 'src/plugins.ts');
  const checker = typeChecker(resolve(root, 'apps', app, 'tsconfig.json'));

  it('type-checks with all plug-ins', () => {
    expect(checker.errors).toEqual([]);
  });

  it.each(plugins)('type-checks without the folder of $id and its line in the list', (plugin) => {
    const changed = new Map([[list, listWithout(list, plugin.name)]]);
    expect(changed.get(list)).not.toContain(`${plugin.name}/`);
    expect(checker.errorsWithout({ plugin, changed })).toEqual([]);
  });

  it('fails if only the folder is deleted', () => {
    const text = readFileSync(list, 'utf8');
    const plugin = plugins.find(({ name }) => text.includes(name))!;
    const errors = checker.errorsWithout({ plugin, changed: new Map() });
    expect(errors).toEqual([expect.stringContaining(`Cannot find module '${plugin.name}/${app}'`)]);
  });
});
