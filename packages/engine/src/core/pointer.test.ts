import { describe, expect, it } from 'vitest';
import { pathOf, pointerOf, readAt, writeAt } from './pointer';

describe('pointer', () => {
  it('escapes slashes and tildes of property names and reads them back', () => {
    expect(pointerOf(['a/b', 'c~d', ''])).toBe('/a~1b/c~0d/');
    expect(pathOf('/a~1b/c~0d/')).toEqual(['a/b', 'c~d', '']);
    expect(pathOf('')).toEqual([]);
  });

  it('reads through objects and lists, and returns undefined for a missing property', () => {
    const value = { list: [{ id: 7 }], text: 'x' };
    expect(readAt(value, '/list/0/id')).toBe(7);
    expect(readAt(value, '/text/length')).toBeUndefined();
    expect(readAt(value, '/none/deep')).toBeUndefined();
  });

  it('writes a copy and keeps every object outside the path', () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const after = writeAt(before, '/a/b', 3);
    expect(after).toEqual({ a: { b: 3 }, c: { d: 2 } });
    expect(before.a.b).toBe(1);
    expect(after.c).toBe(before.c);
  });

  it('creates missing objects when it writes, and none when it removes', () => {
    expect(writeAt({}, '/a/b', 1)).toEqual({ a: { b: 1 } });
    expect(writeAt({ x: 1 }, '/a/b', undefined)).toEqual({ x: 1 });
    expect(writeAt({ a: [1, 2, 3] }, '/a/1', undefined)).toEqual({ a: [1, 3] });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('neither writes nor reads %s', (name) => {
    expect(() => writeAt({}, `/a/${name}/polluted`, true)).toThrow(RangeError);
    expect(readAt(JSON.parse(`{"${name}": {"x": 1}}`), `/${name}/x`)).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
