import { rmSync } from 'node:fs';
import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach } from 'vitest';
import { emptyDataDir } from './server-process';

/**
 * Gives each test of a file an empty database, and a data folder for a second server. Call it before `startsPrograms`: hooks
 * after a test run in reverse.
 */
export function emptyPlaces(): { readonly databaseUrl: string; readonly folder: string } {
  const places = { databaseUrl: '', folder: '' };
  beforeEach(async () => {
    places.databaseUrl = await createEmptyDatabase();
    places.folder = emptyDataDir();
  });
  afterEach(async () => {
    await dropDatabase(places.databaseUrl);
    rmSync(places.folder, { recursive: true, force: true });
  });
  return places;
}
