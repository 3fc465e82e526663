import { queryOptions } from '@tanstack/react-query';
import type { JsonObject } from '@signalbox/schemas';
import features from '@signalbox/schemas/data/features.json';
import { stringsOf } from '@signalbox/schemas/json';
import { setConsoleSettings } from '@signalbox/schemas/language-text';
import { withLegacyReminder } from '@signalbox/schemas/legacy-reminder';
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
      const revision = readRevision(headers);
      if (revision !== undefined) return { settings: body, revision };
      // An existing platform.
      const { documentedSettings } = await import('./documented-settings');
      return { settings: documentedSettings(body), revision };
    },
  });

/** The public settings, without a token. */
export const settingPartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingKeys.part(),
    queryFn: async ({ signal }) => {
      const part = await api.get<SettingPart>('core/setting/part', { signal });
      setConsoleSettings(part);
      return part;
    },
    staleTime: 60_000,
  });

/** The settings that every logged-in user may read. */
export const loginSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingKeys.login(),
    queryFn: async ({ signal }) => withLegacyReminder(await api.get<JsonObject>('core/setting/login/part', { signal })),
  });

/** The logged-in user, without the license, which changes every second and has a query of its own. */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: userKeys.self(),
    queryFn: async ({ signal }): Promise<SessionUser> => {
      const { license: _license, ...user } = await api.get<SessionUser>('core/auth/user', { signal });
      return user;
    },
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

/** The license of an existing platform has no state, and may name other features: one that names none of this product's closes nothing. */
export const licenseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: licenseKeys.all(),
    queryFn: async ({ signal }): Promise<License> => {
      const license = await api.get<License>('core/license', { signal });
      const named = stringsOf(license.feature);
      const isForeign = !('state' in license) && !features.some((each) => named.includes(each));
      return { ...license, feature: isForeign ? [...features, ...named] : named };
    },
    staleTime: 300_000,
  });
