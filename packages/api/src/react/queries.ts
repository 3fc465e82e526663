import { queryOptions } from '@tanstack/react-query';
import type { JsonObject } from '@signalbox/schemas';
import { ApiError, readRevision, type ApiClient } from '../client';
import type { License } from '../license';
import type { PlatformAbout } from '../platform-about';
import type { SessionUser } from '../session-user';
import type { SettingPart } from '../setting-part';

/** Query keys that several parts of the console share. `settingKeys.all` covers every answer that depends on the settings. */
export const settingKeys = {
  all: ['core/setting'] as const,
  full: () => [...settingKeys.all, 'full'] as const,
  part: () => [...settingKeys.all, 'part'] as const,
  login: () => [...settingKeys.all, 'login'] as const,
  /** Mutations that save settings. Their result has the new `revision`. */
  save: () => [...settingKeys.all, 'save'] as const,
};
/** Tabs that were added while the platform runs. Another key than that of the settings: saves do not change them. */
export const settingTabKeys = { all: () => ['core/setting/tabs'] as const };
export const userKeys = { self: () => ['core/auth/user'] as const };
export const licenseKeys = { all: () => ['core/license'] as const };

/** All settings and their revision. Needs `setting.view`. */
export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingKeys.full(),
    queryFn: async ({ signal }) => {
      const { body, headers } = await api.send<JsonObject>('GET', 'core/setting', { signal });
      return { settings: body, revision: readRevision(headers) };
    },
  });

/** The public settings, without a token. */
export const settingPartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingKeys.part(),
    queryFn: ({ signal }) => api.get<SettingPart>('core/setting/part', { signal }),
    staleTime: 60_000,
  });

/** The settings that every logged-in user may read. */
export const loginSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingKeys.login(),
    queryFn: ({ signal }) => api.get<JsonObject>('core/setting/login/part', { signal }),
  });

/** The logged-in user. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: userKeys.self(),
    queryFn: ({ signal }) => api.get<SessionUser>('core/auth/user', { signal }),
    staleTime: 60_000,
  });

/** Asked once. A platform that rejects the call as unknown has the documented calls alone. */
export const extensionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/platform'] as const,
    queryFn: async ({ signal }) => {
      try {
        return (await api.get<PlatformAbout>('core/platform', { signal })).hasExtensions === true;
      } catch (error) {
        if (error instanceof ApiError && [400, 404, 405].includes(error.status)) return false;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const licenseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: licenseKeys.all(),
    queryFn: ({ signal }) => api.get<License>('core/license', { signal }),
    staleTime: 300_000,
  });
