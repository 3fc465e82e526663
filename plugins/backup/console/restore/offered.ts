import type { SessionUser } from '@signalbox/api';
import moduleTable from '@signalbox/schemas/data/modules.json';
import { itemsOf, modulesOf, type ShownBackup } from '../backup-record';
import type { BackupScope } from '../scope';

interface Offering {
  user: Pick<SessionUser, 'isSuper' | 'permissions'>;
  backup: ShownBackup;
  /** The project to restore into. Ignored for a scope of the whole platform. */
  project: string;
  scope: Pick<BackupScope, 'key' | 'parts'>;
}

/** Which content of a backup this user may restore here, and why the rest is not offered. Accounts and pages are limited to super administrators, because an uploaded archive could grant any permission. */
export function offeredTo({ user: { isSuper, permissions }, backup, project, scope }: Offering) {
  const isOfProject = scope.key === 'project';
  const known = isOfProject ? projectModules : scope.parts;
  const maySet = isSuper || settingKeys.every((key) => permissions.includes(key));
  const isUnknown = (name: string) => !known.includes(name);
  const isElsewhere = (name: string) => isOfProject && project !== accountProject && accountModules.has(name);
  const isForSuper = (name: string) => !isSuper && superParts.has(name);
  const isSetting = (name: string) => !maySet && settingModules.has(name);
  const isAllowed = (name: string) => !isForSuper(name) && !isSetting(name);

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
    lacksSuper: all.some(isForSuper),
    lacksSettings: all.some(isSetting),
  };
}

const projectModules: readonly string[] = moduleTable.groups.flatMap(({ modules }) => modules);
/** The project that the accounts of the platform belong to. */
const accountProject = 'default';
const accountModules = new Set(['user', 'role']);
/** Accounts, and applications that act for them. */
const superParts = new Set(['user', 'role', 'oauth_app', 'document', 'html']);
const settingModules = new Set(['setting', 'settings']);
/** Together these permissions allow changing every setting. */
const settingKeys = ['setting.edit', 'setting.security'];
