import type { FieldError, Pointer } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/**
 * What no schema can express about the value of a setting, such as that a text is a certificate. Only the server checks it.
 * Gets only values that the form accepts, and must be quick for each of them. `settings`: the effective settings, with
 * markers of secrets.
 */
export type SettingCheck = (value: JsonValue, settings: JsonObject) => SettingCheckError | undefined;

/** `inside`: the pointer of the wrong part below the field, such as `/1/to` in a list. Default: the whole value. */
type SettingCheckError = Pick<FieldError, 'keyword' | 'params'> & { inside?: Pointer };

/** By the pointer of the field. */
export type SettingChecks = Readonly<Record<Pointer, SettingCheck>>;

/** The checks of all plug-ins. */
export function settingChecksOf(plugins: readonly { settingChecks?: SettingChecks }[]): SettingChecks {
  return Object.assign({}, ...plugins.map(({ settingChecks = {} }) => settingChecks)) as SettingChecks;
}
