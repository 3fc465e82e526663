import { collectionsPlugin } from '@signalbox/collections-platform';
import type { Migration, PlatformPlugin } from '@signalbox/platform-kit';
import { jobsPlugin } from '@signalbox/platform-kit/jobs';
import { runtimeFormsPlugin } from '@signalbox/platform-kit/runtime-forms';
import { authMigrations } from './auth';

/** The plug-ins, and what packages have for all of them. */
export function withParts(plugins: readonly PlatformPlugin[]): PlatformPlugin[] {
  return [...plugins, runtimeFormsPlugin, collectionsPlugin, jobsPlugin];
}

/** Tables of the platform, besides those of the kit. */
export function migrationsOf(plugins: readonly PlatformPlugin[]): Migration[] {
  return [...authMigrations, ...plugins.flatMap((plugin) => plugin.migrations ?? [])];
}
