/** Names that reach an object's prototype. They are neither read nor stored. */
export const prototypeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function isPrototypeName(name: string): boolean {
  return prototypeNames.includes(name);
}

/** Names in the body of a change of the settings that the route `PATCH core/setting` removes. */
export const removedNames: readonly string[] = ['id', '_pressMoney'];
