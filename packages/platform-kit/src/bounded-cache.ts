import { LRUCache } from 'lru-cache';

export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  /** `bytes`: about what the value takes in memory. One that exceeds the bound alone is not kept. */
  set(key: string, value: Value, bytes: number): void;
}

/** Keeps what was used last, within a number of entries and of bytes. */
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
