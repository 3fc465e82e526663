import { strictAjv } from '@signalbox/codegen';

/** One for all: each new ajv would compile draft-07's own schema again. It keeps nothing by `$id`. */
export const ajv = strictAjv({ logger: false, addUsedSchema: false });
