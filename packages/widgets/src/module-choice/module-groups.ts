import modules from '@signalbox/schemas/data/modules.json';

interface ModuleGroup {
  key: string;
  modules: string[];
}

/** The groups with their offered modules. Leaves out empty groups. */
export function moduleGroups(offered?: readonly string[]): ModuleGroup[] {
  return modules.groups
    .map((group) => ({ ...group, modules: group.modules.filter((name) => offered?.includes(name) ?? true) }))
    .filter((group) => group.modules.length > 0);
}

/** `names` in display order. */
export function inOrder(names: readonly string[]): string[] {
  return modules.groups.flatMap((group) => group.modules).filter((name) => names.includes(name));
}
