export * from './form';
export { forms, type FormId } from '../generated/forms';
export { groups, type GroupKey } from '../generated/groups';
export type { Settings } from '../generated/types';
