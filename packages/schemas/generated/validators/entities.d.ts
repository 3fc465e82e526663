import type { Entity } from '../../src/form';
import type { AbandonJob, ArchiveManifest, ArchivePassword, CaptchaQuery, DashboardPatch, Dashboard, Login, ModelPatch, Model, Profile, RolePatch, Role, TaskPatch, ThemePatch, ThemeEntity, UserRecord } from '../types';

export declare const abandonJobEntity: Entity<AbandonJob>;
export declare const archiveManifestEntity: Entity<ArchiveManifest>;
export declare const archivePasswordEntity: Entity<ArchivePassword>;
export declare const captchaQueryEntity: Entity<CaptchaQuery>;
export declare const dashboardPatchEntity: Entity<DashboardPatch>;
export declare const dashboardEntity: Entity<Dashboard>;
export declare const loginEntity: Entity<Login>;
export declare const modelPatchEntity: Entity<ModelPatch>;
export declare const modelEntity: Entity<Model>;
export declare const profileEntity: Entity<Profile>;
export declare const rolePatchEntity: Entity<RolePatch>;
export declare const roleEntity: Entity<Role>;
export declare const taskPatchEntity: Entity<TaskPatch>;
export declare const themePatchEntity: Entity<ThemePatch>;
export declare const themeEntity: Entity<ThemeEntity>;
export declare const userRecordEntity: Entity<UserRecord>;
