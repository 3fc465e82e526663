import { secretsToRetype, pathOf, readAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { effectiveSettings } from './effective-settings';
import type { FormCatalog } from './form-catalog';
import { withLegacyReminder } from '@signalbox/schemas/legacy-reminder';
import { secretPath } from './secret-slots';

interface IncomingSettings {
  catalog: FormCatalog;
  /** The current body; undefined: none. */
  current: JsonObject | undefined;
  /** Paths of the stored secrets. */
  secrets: ReadonlySet<string>;
  /** The body that a restore or an import is about to save. */
  incoming: JsonObject;
}

/**
 * Paths of the stored secrets that must be dropped, in the order of the forms: the target of each changes, so a kept
 * secret would be sent to a server that it was not entered for. They are then missing, and users have to enter them again.
 */
export function secretsToDrop({ catalog, current, secrets, incoming }: IncomingSettings): string[] {
  const before = effectiveSettings(catalog, withLegacyReminder(current ?? {}));
  const after = effectiveSettings(catalog, withLegacyReminder(incoming));
  return (
    catalog
      .flatMap(({ plan }) => secretsToRetype({ plan, before, after }))
      // Without its section the secret is not sent anywhere.
      .filter((pointer) => readAt(after, pointer.slice(0, pointer.lastIndexOf('/'))) !== undefined)
      .map((pointer) => pathOf(pointer).reduce(secretPath, '').slice(1))
      .filter((path) => secrets.has(path))
  );
}
