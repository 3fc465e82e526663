/** A function that does its work once for each subject: what did not change since the last run of the check is the same object. */
export function oncePer<Subject, Result extends object>(
  keyOf: (subject: Subject) => object,
  work: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<object, Result>();
  return (subject) => {
    const key = keyOf(subject);
    const result = results.get(key) ?? work(subject);
    results.set(key, result);
    return result;
  };
}
