import type { Outline } from './a-tree';

/** A tree as two plain tables that operations change in place: the simplest implementation, for comparison. */
export class ModelTree {
  private parents = new Map<string, string>();
  private lists = new Map<string, string[]>([['', []]]);
  private titles = new Map<string, string>();

  constructor(outline: Outline = {}, parent = '') {
    this.fill(outline, parent);
  }

  private fill(outline: Outline, parent: string): void {
    for (const [key, below] of Object.entries(outline)) {
      this.add(key, parent, this.below(parent).length);
      this.fill(below, key);
    }
  }

  keys(): string[] {
    return [...this.parents.keys()];
  }

  below(parent: string): string[] {
    return this.lists.get(parent) ?? [];
  }

  depth(key: string): number {
    return key === '' ? 0 : 1 + this.depth(this.parents.get(key) ?? '');
  }

  height(key: string): number {
    return 1 + Math.max(0, ...this.below(key).map((child) => this.height(child)));
  }

  /** The page and all pages below it. */
  size(key: string): number {
    return this.below(key).reduce((sum, child) => sum + this.size(child), 1);
  }

  isWithin(key: string, other: string): boolean {
    return key === other || (key !== '' && this.isWithin(this.parents.get(key) ?? '', other));
  }

  add(key: string, parent: string, index: number): void {
    this.parents.set(key, parent);
    this.lists.set(key, []);
    this.titles.set(key, key);
    this.below(parent).splice(index, 0, key);
  }

  edit(key: string, title: string): void {
    this.titles.set(key, title);
  }

  /** Copies a page behind it, with the pages below it, each before those below it. */
  duplicate(key: string, newKey: () => string): void {
    const parent = this.parents.get(key) ?? '';
    this.copy(key, { parent, index: this.below(parent).indexOf(key) + 1, newKey });
  }

  private copy(key: string, { parent, index, newKey }: { parent: string; index: number; newKey: () => string }): void {
    const copy = newKey();
    this.add(copy, parent, index);
    this.edit(copy, this.titles.get(key) ?? '');
    for (const [at, child] of this.below(key).entries()) this.copy(child, { parent: copy, index: at, newKey });
  }

  delete(key: string): void {
    for (const child of this.below(key).slice()) this.delete(child);
    const list = this.below(this.parents.get(key) ?? '');
    list.splice(list.indexOf(key), 1);
    this.parents.delete(key);
    this.lists.delete(key);
  }

  move(key: string, parent: string, index: number): void {
    const list = this.below(this.parents.get(key) ?? '');
    list.splice(list.indexOf(key), 1);
    this.parents.set(key, parent);
    this.below(parent).splice(index, 0, key);
  }

  clone(): ModelTree {
    const copy = new ModelTree();
    copy.parents = new Map(this.parents);
    copy.lists = new Map([...this.lists].map(([key, list]) => [key, [...list]]));
    copy.titles = new Map(this.titles);
    return copy;
  }

  titleOf(key: string): string | undefined {
    return this.titles.get(key);
  }

  outline(parent = ''): Outline {
    return Object.fromEntries(this.below(parent).map((key) => [key, this.outline(key)]));
  }
}
