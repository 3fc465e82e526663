import { strictAjv } from '@signalbox/form-compiler';

/**
 * One instance for all checks: each new ajv would compile draft-07's own schema again. It stores no schema by `$id`, and its
 * code runs too seldom to be worth optimizing.
 */
export const ajv = strictAjv({ logger: false, addUsedSchema: false, code: { optimize: false } });
