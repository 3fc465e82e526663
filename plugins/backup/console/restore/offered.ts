import { accountProject, hasSettings, isAccountModule, type SessionUser } from '@signalbox/api';
import moduleTable from '@signalbox/schemas/data/modules.json';
import { isForSuper, settingKeys } from '../../shared/restore-rights';
import { itemsOf, modulesOf, type ShownBackup } from '../backup-record';
import type { BackupScope } from '../scope';

interface Offering {
  user: Pick<SessionUser, 'isSuper' | 'permissions'>;
  backup: ShownBackup;
  /** The project to restore into. Ignored for a scope of the whole platform. */
  project: string;
  scope: Pick<BackupScope, 'key' | 'parts'>;
}

/** Returns which content of a backup this user may restore here, and why the rest is not offered. */
export function offeredTo({ user: { isSuper, permissions }, backup, project, scope }: Offering) {
  const isOfProject = scope.key === 'project';
  const known = isOfProject ? projectModules : scope.parts;
  const maySet = isSuper || settingKeys.every((key) => permissions.includes(key));
  const isUnknown = (name: string) => !known.includes(name);
  const isElsewhere = (name: string) => isOfProject && project !== accountProject && isAccountModule(name);
  const lacksSuper = (name: string) => !isSuper && isForSuper(name);
  const isSetting = (name: string) => !maySet && hasSettings(name);
  const isAllowed = (name: string) => !lacksSuper(name) && !isSetting(name);

  const stored = modulesOf(backup);
  const takable = stored.filter((name) => !isUnknown(name) && !isElsewhere(name));
  const modules = takable.filter(isAllowed);
  const items = itemsOf(backup).filter((name) => isAllowed(name) && (name !== 'mongodb' || modules.length > 0));
  const all = [...itemsOf(backup), ...takable];
  return {
    items,
    modules,
    /** Modules of another version. */
    unknown: stored.filter(isUnknown),
    hasAccountsElsewhere: stored.some(isElsewhere),
    lacksSuper: all.some(lacksSuper),
    lacksSettings: all.some(isSetting),
  };
}

/** Modules of the default project. Others have no accounts. */
export const projectModules: readonly string[] = moduleTable.groups.flatMap(({ modules }) => modules);
