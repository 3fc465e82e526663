import { dirname, join, relative, sep } from 'node:path';
import { errorAt, shownPath, type Sources, type ValidationError } from '@signalbox/schema-check';

/** Without its path to the meta-schema, no editor completes and explains a file. The product does not read it. */
export function checkSchemaPaths({ root, forms, groups, messages }: Sources): ValidationError[] {
  const files = [
    ...forms.map(({ source, definition }) => ({ source, definition, meta: 'form' })),
    ...groups.map(({ source, definition }) => ({ source, definition, meta: 'group' })),
    ...messages.map(({ source, definition }) => ({ source, definition, meta: 'messages' })),
  ];
  return files.flatMap(({ source, definition, meta }) => {
    const { $schema: path } = definition as { $schema?: string };
    const wanted = relative(dirname(source.path), shownPath(join(root, `meta/${meta}.schema.json`)))
      .split(sep)
      .join('/');
    if (path === undefined || path === wanted) return [];
    return [
      errorAt(source, '/$schema', {
        wrong: 'no meta-schema of this file is there, so the editor completes nothing',
        remedy: `write "$schema": "${wanted}"`,
      }),
    ];
  });
}
