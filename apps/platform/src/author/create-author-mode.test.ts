import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { readEnvironment } from '../env';
import { createAuthorMode } from './create-author-mode';

const mode = createAuthorMode(new EventEmitter());

test('runs on this machine only', () => {
  expect(() => mode.requireLocal(readEnvironment({}))).not.toThrow();
  for (const variables of [
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.5' },
    { PLATFORM_URL: 'https://platform.example' },
    { PUBLIC_URL: 'https://console.example' },
  ])
    expect(() => mode.requireLocal(readEnvironment(variables))).toThrow('author mode');
});

test('marks the page', () => {
  expect(mode.changePage('<html><head></head></html>')).toContain('<meta name="signalbox-author"');
});
