interface Names {
  /** The name of a field of a request. */
  field: (name: string) => string | undefined;
  /** The title of a data module. */
  module: (name: string) => string;
}

/** A field whose own fields are data modules. */
const byModule = 'moduleRules';

/**
 * The names of a request's field and of those around it, without places in lists. Fields without a name have that of the
 * request. Undefined if the outermost has no name.
 */
export function nameOfPath([first = 'request', ...inner]: readonly string[], names: Names): string | undefined {
  const name = names.field(first);
  if (name === undefined) return undefined;
  const isModule = first === byModule;
  const innerNames = inner
    .filter((each) => !/^\d+$/.test(each))
    .map((each) => (isModule ? names.module(each) : (names.field(each) ?? each)));
  return [name, ...innerNames].join(' › ');
}
