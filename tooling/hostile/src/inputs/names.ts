import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const schemas = join(import.meta.dirname, '../../../../packages/schemas');

/** Top-level fields of all forms, which a body of `core/setting` may name. */
export const settingNames = propertiesOf('forms', /^form\.json$/);

/** Property names of all bodies and queries that the server validates. */
export const entityNames = propertiesOf('entities', /\.json$/);

function propertiesOf(folder: string, file: RegExp): string[] {
  const files = readdirSync(join(schemas, folder), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && file.test(entry.name),
  );
  const names = files.flatMap(({ parentPath, name }) => {
    const content = JSON.parse(readFileSync(join(parentPath, name), 'utf8')) as WithProperties & {
      schema?: WithProperties;
    };
    return Object.keys((content.schema ?? content).properties ?? {});
  });
  return [...new Set(names)];
}

interface WithProperties {
  properties?: Record<string, unknown>;
}
