export { checkAll, type CheckReport, type CheckRequest } from './check-all';
export { type ValidationError, formatError } from '@signalbox/schema-check';
