import modules from '@signalbox/schemas/data/modules.json';

interface ModuleGroup {
  key: string;
  modules: string[];
}

export const allModules: readonly string[] = modules.groups.flatMap((group) => group.modules);

/** The groups with those of their modules that are in `shown`. Leaves out empty groups. */
export function moduleGroups(shown: readonly string[]): ModuleGroup[] {
  return modules.groups
    .map((group) => ({ ...group, modules: group.modules.filter((name) => shown.includes(name)) }))
    .filter((group) => group.modules.length > 0);
}

/** `names` in display order. */
export function inOrder(names: readonly string[]): string[] {
  return allModules.filter((name) => names.includes(name));
}
