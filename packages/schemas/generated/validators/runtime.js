function errorsOf(test, value) {
  if (test(value)) return [];
  return (test.errors ?? []).map(({ keyword, instancePath, schemaPath, params }) => ({
    keyword,
    instancePath,
    schemaPath,
    params: { ...params }
  }));
}
function entityOf(test) {
  return { validate: (value) => errorsOf(test, value), isValid: test };
}
function conditionOf(test) {
  return (value) => test(value ?? {});
}
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}
export {
  conditionOf,
  entityOf,
  equal,
  errorsOf,
  ucs2length
};
