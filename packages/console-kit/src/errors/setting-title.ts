import { pathOf, type Pointer } from '@signalbox/engine/core';
import type { FormMessages } from '@signalbox/engine/react';

/** Titles of a tab of the settings and of the innermost field at a value that has one, as far as their messages are loaded. */
export function settingTitle(messages: FormMessages, { form, pointer }: { form: string; pointer: Pointer }): string {
  const path = pathOf(pointer).filter((name) => !/^\d+$/.test(name));
  const keys = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const title = keys.map((key) => messages(`forms/${form}::${key}.title`)).find((found) => found !== undefined);
  return [messages(`forms/${form}::title`) ?? form, title ?? path.join('.')].join(' › ');
}
