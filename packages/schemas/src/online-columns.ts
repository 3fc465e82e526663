import { isJsonObject, type JsonObject } from './json';

/** Names of the properties of a model whose records are devices. They are properties of the record itself. */
export interface OnlineColumns {
  /** Text of the format `date-time`: when the device reported last. */
  reportedAt: string;
  /** Number of minutes within which the device reports. A record without one is not checked. */
  intervalMinutes: string;
  /** Boolean that the platform sets. */
  isOnline: string;
}

/**
 * The properties with the keyword `online` in the schema of a model: `reportedAt`, `intervalMinutes` and `isOnline`.
 * Undefined if the schema lacks one of them, or one is of another type.
 */
export function onlineColumns({ properties }: JsonObject): OnlineColumns | undefined {
  const named = (role: keyof OnlineColumns, isFit: (property: JsonObject) => boolean) =>
    Object.entries(isJsonObject(properties) ? properties : {}).find(
      ([, property]) => isJsonObject(property) && property['online'] === role && isFit(property),
    )?.[0];
  const reportedAt = named('reportedAt', ({ type, format }) => type === 'string' && format === 'date-time');
  const intervalMinutes = named('intervalMinutes', ({ type }) => type === 'number' || type === 'integer');
  const isOnline = named('isOnline', ({ type }) => type === 'boolean');
  if (reportedAt === undefined || intervalMinutes === undefined || isOnline === undefined) return undefined;
  return { reportedAt, intervalMinutes, isOnline };
}
