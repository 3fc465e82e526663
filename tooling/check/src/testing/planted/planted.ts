import type { SchemasFolder } from '../schemas-folder';

/** One error planted in valid schemas, and the place where the check must find it. */
export interface Planted {
  name: string;
  plant: (folder: SchemasFolder) => void;
  file: string;
  /** Texts that stand one after the other in the file. The error is at the start of the last one; without any, at 1:1. */
  at: string[];
  pointer: string;
  message: string;
}

export const base = 'forms/lights/base/form.json';
export const garden = 'forms/lights/garden/form.json';
export const group = 'forms/lights/group.json';
export const menus = 'data/menus.json';
export const english = 'forms/lights/base/locales/en.json';
export const chinese = 'forms/lights/base/locales/zh-Hans.json';
