import type { Directory } from '../../shared/library';
import type { FoundFile } from '../../shared/search';
import { nameOf } from '../library/paths';

/** A directory or file of the list. */
export type Item =
  | { kind: 'directory'; path: string; name: string }
  | { kind: 'file'; path: string; name: string; file: FoundFile };

export function directoryOf(path: string): Item {
  return { kind: 'directory', path, name: nameOf(path) };
}

/** The directories first, then the files. */
export function itemsOf(directories: readonly string[], files: readonly FoundFile[]): Item[] {
  return [
    ...directories.map(directoryOf),
    ...files.map((file): Item => ({ kind: 'file', path: file.path, name: file.name, file })),
  ];
}

/** The directory at a path; undefined where there is none. `tree`: the directories at the top. */
export function directoryAt(tree: readonly Directory[], path: string): Directory | undefined {
  const found = tree.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  return found === undefined || found.path === path ? found : directoryAt(found.child ?? [], path);
}

/** The paths of the directories directly inside one, by name. */
export function directoriesIn(tree: readonly Directory[], path: string, language: string): string[] {
  const children = path === '' ? tree : (directoryAt(tree, path)?.child ?? []);
  return sorted(
    children.map((child) => child.path),
    language,
  );
}

/** The paths of the directories whose name has the text, at most `max`, below one. */
export function directoriesNamed(
  tree: readonly Directory[],
  { text, below, language, max = 200 }: { text: string; below: string; language: string; max?: number },
): string[] {
  const wanted = text.toLocaleLowerCase(language);
  const found: string[] = [];
  const visit = (list: readonly Directory[]) => {
    for (const { path, name, child } of list) {
      if (found.length < max && name.toLocaleLowerCase(language).includes(wanted)) found.push(path);
      visit(child ?? []);
    }
  };
  visit(below === '' ? tree : (directoryAt(tree, below)?.child ?? []));
  return sorted(found, language);
}

/** By name, numbers in a name by their value. */
export function sorted(paths: string[], language: string): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return paths.toSorted((one, other) => compare(nameOf(one), nameOf(other)) || compare(one, other));
}
