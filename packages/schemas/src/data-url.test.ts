import { describe, expect, it, test } from 'vitest';
import { bytesOfBase64, partsOfDataUrl } from './data-url';

const hello = 'data:text/plain;name=hello%20you.txt;base64,aGVsbG8=';

it('has type, name and content', () => {
  expect(partsOfDataUrl(hello)).toEqual({ type: 'text/plain', name: 'hello you.txt', base64: 'aGVsbG8=' });
  expect(partsOfDataUrl('data:;base64,')).toEqual({ type: '', name: '', base64: '' });
  expect(bytesOfBase64('aGVsbG8=')).toBe(5);
});

test.each([
  'data:text/html,<script>alert(1)</script>',
  'data:text/plain;base64,A',
  'data:text/plain;base64,AAA==',
  'data:text/plain;base64,AAAAA',
  'data:text/html;base64,<script>',
  'data:text/html;charset=utf-8;base64,aGVsbG8=',
  'data:text/html;name=a;b;base64,aGVsbG8=',
  'data:text/html;name=a,b;base64,aGVsbG8=',
  'data:text/html;name=a b;base64,aGVsbG8=',
  'data:text/html;name="><img>;base64,aGVsbG8=',
  'data:text/html;base64,aGVsbG8=\n<script>',
  ' data:text/plain;base64,aGVsbG8=',
  'DATA:text/plain;base64,aGVsbG8=',
  'javascript:alert(1)',
  'https://example.com/a.png',
  '',
])('rejects %j', (text) => {
  expect(partsOfDataUrl(text)).toBeUndefined();
});

describe('a name', () => {
  test.each([
    ['%E2%80%AEgpj.exe', 'gpj.exe'],
    ['..%2F..%2Fetc%2Fpasswd', 'passwd'],
    ['C%3A%5CTemp%5Ca.txt', 'a.txt'],
    ['a%00b%0D%0A.txt', 'ab.txt'],
    ['100%.csv', '100%.csv'],
    ['__proto__', '__proto__'],
  ])('%s is read as %s', (encoded, name) => {
    expect(partsOfDataUrl(`data:text/plain;name=${encoded};base64,`)?.name).toBe(name);
  });
});
