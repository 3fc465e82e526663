import type { ExpectedMessages } from './expected-messages';

/** Titles of what the data files list: permissions, their models, license features and limits, modules and groups of modules. */
export function messagesOfData(data: Record<string, unknown>, permissions: string[]): ExpectedMessages {
  const { groups = [] } = (data.modules ?? {}) as { groups?: { key: string; modules: string[] }[] };
  const features = Array.isArray(data.features) ? data.features.map(String) : [];
  return {
    required: [
      ...features.map((name) => `features.${name}`),
      ...Object.keys(data['license-limits'] ?? {}).map((name) => `limits.${name}`),
      ...permissions.map((key) => `permissions.${key}`),
      ...new Set(permissions.map((key) => `permissionModels.${key.split('.')[0]}`)),
      ...groups.map(({ key }) => `moduleGroups.${key}`),
      ...groups.flatMap(({ modules }) => modules.map((name) => `modules.${name}`)),
    ],
    optional: [],
  };
}

/** A label with search words for every icon of the product. */
export function messagesOfIcons(data: Record<string, unknown>): ExpectedMessages {
  const lists = [data['icons/menu'], data['icons/more']] as (string[] | undefined)[];
  return { required: lists.flatMap((names = []) => names), optional: [] };
}
