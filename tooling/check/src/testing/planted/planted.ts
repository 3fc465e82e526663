import type { SchemasFolder } from '../schemas-folder';

/** One fault planted in sound schemas, and where the check must find it. */
export interface Planted {
  name: string;
  plant: (folder: SchemasFolder) => void;
  file: string;
  /** Texts to be found one after the other in the file; the fault stands where the last one begins. Without any: 1:1. */
  at: string[];
  pointer: string;
  says: string;
}

export const base = 'forms/lights/base/form.json';
export const garden = 'forms/lights/garden/form.json';
export const group = 'forms/lights/group.json';
export const english = 'forms/lights/base/locales/en.json';
export const chinese = 'forms/lights/base/locales/zh-Hans.json';
