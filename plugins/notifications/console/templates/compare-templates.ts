import type { JsonObject } from '@signalbox/schemas';
import type { Settings } from '@signalbox/schemas/types';
import type { AccountTemplate } from '../../shared/account-templates';

export type TypedTemplate = NonNullable<NonNullable<Settings['wechat']>['template']>[number];

/** A template of the account, one of the settings, or both with the same id. */
export interface ComparedTemplate {
  id: string;
  status: 'onlyAccount' | 'onlyTyped' | 'same' | 'differs';
  inAccount?: AccountTemplate;
  typed?: TypedTemplate;
}

/** The templates of the account in its order, then those that it does not have. Names may differ: they are the user's own. */
export function compareTemplates(
  account: readonly AccountTemplate[],
  typed: readonly TypedTemplate[],
): ComparedTemplate[] {
  const ids = new Set(account.map(({ id }) => id));
  return [
    ...account.map((inAccount): ComparedTemplate => {
      const { id } = inAccount;
      const known = typed.find((each) => each.id.trim() === id);
      if (known === undefined) return { id, status: 'onlyAccount', inAccount };
      const isSame = withoutLineKinds(known.content) === withoutLineKinds(inAccount.content);
      return { id, status: isSame ? 'same' : 'differs', inAccount, typed: known };
    }),
    ...typed
      .filter((each) => !ids.has(each.id.trim()))
      .map((each): ComparedTemplate => ({ id: each.id, status: 'onlyTyped', typed: each })),
  ];
}

/** The typed templates with this one of the account: its content replaces that of the one with its id, else it is added. */
export function withTemplate(
  typed: readonly TypedTemplate[],
  { id, title, content }: AccountTemplate,
): TypedTemplate[] {
  if (typed.some((each) => each.id.trim() === id))
    return typed.map((each) => (each.id.trim() === id ? { ...each, content } : each));
  return [...typed, { title: freeName(title.trim() || id, new Set(typed.map((each) => each.title))), id, content }];
}

/** The templates of the tab's values, which are valid. */
export function typedTemplates(values: JsonObject): TypedTemplate[] {
  const { wechat } = values as Pick<Settings, 'wechat'>;
  return wechat?.template ?? [];
}

/** Accounts may have two templates with one title; identifier names differ. */
function freeName(title: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const name = title.slice(0, maxNameCharacters - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

function withoutLineKinds(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** As in the form. */
const maxNameCharacters = 100;
