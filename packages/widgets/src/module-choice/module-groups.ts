import modules from '@signalbox/schemas/data/modules.json';

export interface ModuleGroup {
  key: string;
  modules: string[];
}

/** The groups with those of their modules that can be chosen; groups without any are left out. */
export function moduleGroups(offered?: readonly string[]): ModuleGroup[] {
  return modules.groups
    .map((group) => ({ ...group, modules: group.modules.filter((name) => offered?.includes(name) ?? true) }))
    .filter((group) => group.modules.length > 0);
}

/** These names in the order in which modules are shown. */
export function inOrder(names: readonly string[]): string[] {
  return modules.groups.flatMap((group) => group.modules).filter((name) => names.includes(name));
}
