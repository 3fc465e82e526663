/**
 * Why no form is made of a schema. Each has a message `reasons.form.<reason>` with these params:
 * `limit`: `of`, `limit` · `keyword`, `value`, `noValue`: `keyword` · `name`: `name` · `format`: `format` · `patternSlow`,
 * `patternUnclear`, `backReference`, `lookBehind`: `pattern` · `patternLong`: `pattern`, `length`.
 */
export type SchemaReason =
  | 'limit'
  | 'type'
  | 'keyword'
  | 'value'
  | 'noValue'
  | 'name'
  | 'format'
  | 'patternSlow'
  | 'patternLong'
  | 'patternUnclear'
  | 'backReference'
  | 'lookBehind'
  | 'conditionInList'
  | 'conditionCircle'
  | 'tooComplex';

interface SchemaErrorOptions {
  /** JSON pointer into the schema. */
  pointer: string;
  reason: SchemaReason;
  params?: Record<string, string | number>;
  cause?: unknown;
}

/** The schema is valid JSON, but no form can be made of it at run time. */
export class UnsupportedSchemaError extends Error {
  readonly pointer: string;
  readonly reason: SchemaReason;
  readonly params: Record<string, string | number>;

  constructor({ pointer, reason, params = {}, cause }: SchemaErrorOptions) {
    super(`${pointer}: ${reason} ${JSON.stringify(params)}`, { cause });
    this.name = 'UnsupportedSchemaError';
    this.pointer = pointer;
    this.reason = reason;
    this.params = params;
  }
}
