import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { diskFiles, sharedFolders } from '@signalbox/schema-check/files';
import { readFolder, readJson } from '../schema-tree';

/** A row of an `operations.json`; `meta/operations.schema.json` describes it. */
export interface DeclaredOperation {
  summary: string;
  query?: string;
  parameters?: string | Record<string, string>;
  jsonParameters?: string;
  body?: string;
  isBodyOptional?: boolean;
  example?: JsonObject;
  answer?: string;
  changes?: boolean;
}

/** The routes of one plug-in, or of the platform itself, and the schemas that they name. */
export interface OperationGroup {
  /** Id of the plug-in, or `platform`. */
  tag: string;
  title: string;
  operations: Record<string, DeclaredOperation>;
  /** By name, as in the files. */
  entities: Record<string, JsonSchema>;
}

/** Every `operations.json` of the platform and its plug-ins, the platform's first. */
export function readOperations(root: string, plugins: string): OperationGroup[] {
  const places = [
    { tag: 'platform', file: join(root, 'data/operations.json'), entities: join(root, 'entities') },
    ...sharedFolders(plugins, diskFiles).map((folder) => ({
      tag: basename(dirname(folder)),
      file: join(folder, 'operations.json'),
      entities: join(folder, 'entities'),
    })),
  ];
  return places
    .filter(({ file }) => existsSync(file))
    .map(({ tag, file, entities }) => ({
      tag,
      ...readJson<Pick<OperationGroup, 'title' | 'operations'>>(file),
      entities: readFolder(entities),
    }));
}

/** `GET core/{backup,dbBackup}/:id` → the verb, and `/rest/core/backup/{id}` and `/rest/core/dbBackup/{id}`. */
export function routesOf(key: string): { verb: string; paths: string[] } {
  const [verb = '', path = ''] = key.split(' ');
  const [, before = path, names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return { verb: verb.toLowerCase(), paths: names.split(',').map((name) => addressOf(before + name + after)) };
}

/** The address of a route in an OpenAPI document: `core/user/:id` → `/rest/core/user/{id}`. */
function addressOf(path: string): string {
  return `/rest/${path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')}`;
}
