export * from './form';
export { forms, groups, type FormId, type GroupKey } from '../generated/registry';
export type { Settings } from '../generated/types';
