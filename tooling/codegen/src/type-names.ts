import type { JsonSchema } from '@signalbox/schemas';

/** `login-limit` → `LoginLimit`. */
export function typeName(name: string): string {
  const parts = name.split(/[-_./]/);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** An entity with the name of a shared value gets a suffix: `theme` → `ThemeEntity`. */
export function entityTypeName(name: string, shared: Record<string, JsonSchema>): string {
  return shared[name] ? `${typeName(name)}Entity` : typeName(name);
}
