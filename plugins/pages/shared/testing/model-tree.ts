import type { Outline } from './a-tree';

/** A tree as two plain tables that operations change in place: the simplest implementation, for comparison. */
export class ModelTree {
  private parents = new Map<string, string>();
  private lists = new Map<string, string[]>([['', []]]);

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

  isWithin(key: string, other: string): boolean {
    return key === other || (key !== '' && this.isWithin(this.parents.get(key) ?? '', other));
  }

  add(key: string, parent: string, index: number): void {
    this.parents.set(key, parent);
    this.lists.set(key, []);
    this.below(parent).splice(index, 0, key);
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

  outline(parent = ''): Outline {
    return Object.fromEntries(this.below(parent).map((key) => [key, this.outline(key)]));
  }
}
