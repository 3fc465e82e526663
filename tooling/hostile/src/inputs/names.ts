import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../../..');

/** Top-level fields of all forms, which a body of `core/setting` may name. */
export const settingNames = propertiesOf('packages/schemas/forms', /\/form\.json$/);

/** Property names of all bodies and queries that the server validates. */
export const entityNames = [
  ...new Set([
    ...propertiesOf('packages/schemas/entities', /\.json$/),
    ...propertiesOf('plugins', /\/shared\/entities\/[^/]+\.json$/),
  ]),
];

function propertiesOf(folder: string, file: RegExp): string[] {
  const files = readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => file.test(path));
  const names = files.flatMap((path) => {
    const content = JSON.parse(readFileSync(path, 'utf8')) as WithProperties & {
      schema?: WithProperties;
    };
    return Object.keys((content.schema ?? content).properties ?? {});
  });
  return [...new Set(names)];
}

interface WithProperties {
  properties?: Record<string, unknown>;
}
