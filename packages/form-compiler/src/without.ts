/** A copy without some properties. */
export function without<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Omit<Value, Key> {
  const left = Object.entries(value).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key));
  return Object.fromEntries(left) as Omit<Value, Key>;
}
