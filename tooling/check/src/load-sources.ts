import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type DeclaredMenus,
  filesBelow,
  resolveForm,
  resolveRefs,
  messageFiles,
  messagePlace,
  sharedFolders,
} from '@signalbox/codegen';
import type { FormDefinition, GroupDefinition, JsonSchema, Messages } from '@signalbox/schemas';
import type { ValidationError } from './validation-error';
import { checkRefs } from './check-refs';
import type { WidgetTable } from './widget-table';
import { checkMeta, type MetaSchemas, readMeta } from './check-meta';
import { readSource, type SourceFile } from './source-file';

export interface Declared<Definition> {
  source: SourceFile;
  /** Folder or file name, which the id must equal: `lights/base`, `lights`, `duration`. */
  name: string;
  definition: Definition;
}
export type DeclaredForm = Declared<FormDefinition> & { /** With `$ref`s inlined. */ resolved: FormDefinition };
type DeclaredSchema = Declared<JsonSchema> & { resolved: JsonSchema };
export type DeclaredMessages = Declared<Messages> & { language: string; namespace: string };

/** All files that can be checked together, and the errors of those that cannot. */
export interface Sources {
  root: string;
  forms: DeclaredForm[];
  groups: Declared<GroupDefinition>[];
  messages: DeclaredMessages[];
  /** `data/menus.json`, if it is valid. */
  menus: Declared<DeclaredMenus>[];
  shared: DeclaredSchema[];
  entities: DeclaredSchema[];
  data: Declared<unknown>[];
  /** What each widget takes. */
  widgetTable: WidgetTable;
  /** Every file that was read, those with errors included. */
  paths: ReadonlySet<string>;
  errors: ValidationError[];
}

/** Reads the folder of schemas at `root` (the parent of `forms`), and the entities of the plug-ins below `plugins`. */
export function loadSources(root: string, plugins?: string): Sources {
  const { errors, paths, widgetTable, declare, refsAreValid } = createReader(root);
  const forms = declare<FormDefinition>(formFiles(root, 'form.json'), 'form', folderName(join(root, 'forms')));
  const groups = declare<GroupDefinition>(formFiles(root, 'group.json'), 'group', folderName(join(root, 'forms')));
  const messages = declare<Messages>(messageFiles(root), 'messages', (path) => path).map((file) => ({
    ...file,
    ...messagePlace(root, file.source.path),
  }));
  const schemas = (folder: string) => declare<JsonSchema>(jsonFiles(folder), 'schema', fileName(folder));
  const [shared, entities] = [schemas(join(root, 'shared')), schemas(join(root, 'entities'))];
  const library = { shared: byName(shared), entities: byName(entities) };
  const resolve = (files: Declared<JsonSchema>[], all: SchemaLibrary = library) =>
    files
      .filter(({ source, definition }) => refsAreValid({ source, schema: definition, library: all }))
      .map((file) => ({ ...file, resolved: resolveRefs(file.definition, all) }));
  const conditionIsValid = ({
    source,
    definition: { visibleWhen: schema },
  }: Declared<FormDefinition | GroupDefinition>) => refsAreValid({ source, schema, pointer: '/visibleWhen', library });
  const validForms = forms.filter((form) => {
    const { source, definition } = form;
    const isValid = refsAreValid({ source, schema: definition.schema, pointer: '/schema', library });
    return conditionIsValid(form) && isValid;
  });
  const ofPlugins = (plugins === undefined ? [] : sharedFolders(plugins)).map((folder) =>
    schemas(join(folder, 'entities')),
  );
  const data = dataFiles(root);
  const dataName = fileName(join(root, 'data'));
  const sources = {
    root,
    forms: validForms.map((form) => ({ ...form, resolved: resolveForm(form.definition, library) })),
    groups: groups.filter(conditionIsValid),
    messages,
    shared: resolve(shared),
    entities: [
      ...resolve(entities),
      ...ofPlugins.flatMap((own) => resolve(own, { shared: library.shared, entities: byName(own) })),
    ],
    menus: declare<DeclaredMenus>(data.filter(isMenus), 'menus', dataName),
    data: declare<unknown>(
      data.filter((path) => !isMenus(path)),
      undefined,
      dataName,
    ),
  };
  return { ...sources, widgetTable, paths, errors };
}

interface SchemaLibrary {
  shared: Record<string, JsonSchema>;
  entities: Record<string, JsonSchema>;
}

interface RefsToCheck {
  source: SourceFile;
  schema: JsonSchema | undefined;
  pointer?: string;
  library: SchemaLibrary;
}

/** Reads files by the meta-schemas of `root`. Collects the paths that it read, and the errors. */
function createReader(root: string) {
  const errors: ValidationError[] = [];
  const paths = new Set<string>();
  const { validators, widgetTable } = readMeta(join(root, 'meta'));
  type Kind = keyof MetaSchemas['validators'];
  const read = (path: string, kind?: Kind): SourceFile | undefined => {
    const source = readSource(path);
    paths.add(source.path);
    const found = source.errors.length > 0 || !kind ? source.errors : checkMeta(source, validators[kind]);
    errors.push(...found);
    return found.length > 0 ? undefined : source;
  };
  return {
    errors,
    paths,
    widgetTable,
    /** The files without errors. `kind` selects their meta-schema. */
    declare: <Definition>(files: string[], kind: Kind | undefined, nameOf: (path: string) => string) =>
      files.flatMap((path): Declared<Definition>[] => {
        const source = read(path, kind);
        return source ? [{ source, name: nameOf(path), definition: source.value as Definition }] : [];
      }),
    refsAreValid({ source, schema, pointer = '', library }: RefsToCheck): boolean {
      const found = schema ? checkRefs({ source, schema, pointer, library }) : [];
      errors.push(...found);
      return found.length === 0;
    },
  };
}

function isMenus(path: string): boolean {
  return path.endsWith(`${sep}menus.json`);
}

function dataFiles(root: string): string[] {
  return jsonFiles(join(root, 'data')).filter((path) => !path.includes(`${sep}locales${sep}`));
}

function formFiles(root: string, name: string): string[] {
  return filesBelow(join(root, 'forms'), (path) => path.endsWith(`${sep}${name}`));
}

function jsonFiles(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder, (path) => path.endsWith('.json')) : [];
}

function folderName(root: string): (path: string) => string {
  return (path) => relative(root, path).split(sep).slice(0, -1).join('/');
}

function fileName(root: string): (path: string) => string {
  return (path) => relative(root, path).split(sep).join('/').slice(0, -'.json'.length);
}

function byName(files: Declared<JsonSchema>[]): Record<string, JsonSchema> {
  return Object.fromEntries(files.map(({ name, definition }) => [name, definition]));
}
