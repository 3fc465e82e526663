import permissions from '@signalbox/schemas/data/permissions.json';

const known: ReadonlySet<string> = new Set(permissions);

/** True for a permission that the product checks somewhere; another key may belong to a later version or to a typing error. */
export function isKnownPermission(key: string): boolean {
  return known.has(key);
}

interface PermissionChoice {
  key: string;
  title: string;
}
interface PermissionGroup {
  /** The part of its keys before the point. */
  model: string;
  title: string;
  choices: PermissionChoice[];
}

interface FoundOptions {
  /** Typed by the user; empty for all permissions. */
  text: string;
  titleOf: (key: string) => string;
  modelTitleOf: (model: string) => string;
}

/** The known permissions whose key, title or model title contains `text`, by model, in the order of the table. */
export function foundPermissions({ text, titleOf, modelTitleOf }: FoundOptions): PermissionGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups = new Map<string, PermissionGroup>();
  for (const key of permissions) {
    const [model = key] = key.split('.');
    const title = titleOf(key);
    const modelTitle = modelTitleOf(model);
    if (![key, title, modelTitle].some((each) => each.toLowerCase().includes(wanted))) continue;
    const group = groups.get(model) ?? { model, title: modelTitle, choices: [] };
    group.choices.push({ key, title });
    groups.set(model, group);
  }
  return [...groups.values()];
}

/** The typed text as a key of its own; undefined if it is empty or a known key, which the list offers anyway. */
export function freeKey(text: string): string | undefined {
  const key = text.trim();
  return key === '' || known.has(key) ? undefined : key;
}
