import { LRUCache } from 'lru-cache';

export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  /** `bytes`: approximate size of the value in memory. A value above the bound is not kept. */
  set(key: string, value: Value, bytes: number): void;
}

/** Keeps the most recently used values, within a number of entries and of bytes. */
export function boundedCache<Value extends object>({
  maxEntries,
  maxBytes,
}: {
  maxEntries: number;
  maxBytes: number;
}): BoundedCache<Value> {
  const entries = new LRUCache<string, Value>({ max: maxEntries, maxSize: maxBytes });
  return {
    get: (key) => entries.get(key),
    set: (key, value, bytes) => void entries.set(key, value, { size: Math.max(1, bytes) }),
  };
}
