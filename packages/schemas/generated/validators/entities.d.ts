import type { SchemaError } from '../../src/form';

/** Entity name → all errors of a value, or none. */
export declare const entityValidators: Record<string, (value: unknown) => SchemaError[]>;
