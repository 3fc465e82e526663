import type { DocumentOperation, OpenApi } from './open-api';

export interface Operation extends DocumentOperation {
  /** In capitals. */
  verb: string;
  /** With its parameters in braces, e.g. `/rest/core/user/{id}`. */
  path: string;
}

export interface OperationGroup {
  tag: string;
  /** In English; the page translates the tags that it knows. */
  title: string;
  operations: Operation[];
}

/** The operations by tag, in the order of the tags. Groups without operations are left out. */
export function operationsOf({ paths, tags }: OpenApi): OperationGroup[] {
  const all = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): Operation => ({ ...operation, verb: verb.toUpperCase(), path })),
  );
  return tags
    .map(({ name, description }) => ({
      tag: name,
      title: description,
      operations: all.filter((operation) => operation.tags.includes(name)),
    }))
    .filter(({ operations }) => operations.length > 0);
}

/** The groups with the operations that have all words of `search` in their verb, address or summary. */
export function matchingGroups(groups: OperationGroup[], search: string): OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = ({ verb, path, summary }: Operation) => {
    const text = `${verb} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, operations: group.operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0);
}

/** The media type of files, which the page neither sends nor receives. */
export function isOfFiles({ requestBody, responses }: DocumentOperation): boolean {
  const types = [requestBody?.content, responses['200']?.content].flatMap((content) => Object.keys(content ?? {}));
  return types.some((type) => type !== jsonType);
}

export const jsonType = 'application/json';
