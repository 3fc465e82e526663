import type { JsonSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';

/** The names that an object declares, those in parts and conditions included. */
export function declaredNames(root: JsonSchema): string[] {
  const { properties = {}, allOf = [], dependencies = {} } = root;
  const parts = [...allOf, root.then, root.else, ...Object.values(dependencies)].filter(isSchema);
  const branches = parts.flatMap(({ oneOf = [] }) => oneOf);
  return [...new Set([...Object.keys(properties), ...[...parts, ...branches].filter(isSchema).flatMap(declaredNames)])];
}
