import { dirname, join, relative, sep } from 'node:path';
import { resolveForm, resolveRefs } from '@signalbox/form-compiler/plain-form';
import type {
  CollectionDefinition,
  FormDefinition,
  GroupDefinition,
  JsonObject,
  JsonSchema,
  Messages,
} from '@signalbox/schemas';
import type { ValidationError } from './validation-error';
import type { WidgetTable } from './widget-table';
import type { DeclaredMenus } from './declared-entry';
import { formFolders, messageFiles, messagePlace, type SchemaFiles, sharedFolders } from './files';
import { type LeftOver, withoutRefs, withoutUnplain } from './partial-file';
import { isPlain } from './definitions/check-definitions';
import { createSourceCache, type SourceCache } from './source-cache';
import { createReader } from './source-reader';
import type { Declared, SchemaLibrary } from './declared';

export type DeclaredForm = Declared<FormDefinition> & { /** With `$ref`s inlined. */ resolved: FormDefinition };
/** The rest of a form without the places that have an error already. */
type PartialForm = DeclaredForm & Pick<LeftOver, 'unsure'>;
type DeclaredSchema = Declared<JsonSchema> & { resolved: JsonSchema };
export type DeclaredMessages = Declared<Messages> & { language: string; namespace: string };

/** All files that can be checked together, and the errors of those that cannot. */
export interface Sources {
  root: string;
  forms: DeclaredForm[];
  partialForms: PartialForm[];
  groups: Declared<GroupDefinition>[];
  collections: Declared<CollectionDefinition>[];
  messages: DeclaredMessages[];
  /** JSON pointers of messages that were left out because they have an error already, by the folder of their file. */
  unsureMessages: ReadonlyMap<string, string[]>;
  /** `data/menus.json`, if it is valid. */
  menus: Declared<DeclaredMenus>[];
  shared: DeclaredSchema[];
  entities: DeclaredSchema[];
  data: Declared<unknown>[];
  /** The schemas that each widget takes, those of the plug-ins included. */
  widgetTable: WidgetTable;
  /** False without a folder of plug-ins: their widgets are not known. */
  hasPlugins: boolean;
  /** Every file that was read, those with errors included. */
  paths: ReadonlySet<string>;
  errors: ValidationError[];
}

interface SourcesToLoad {
  /** The folder that contains `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  /** The folder of plug-ins: their entities and widgets. */
  plugins?: string | undefined;
  files: SchemaFiles;
  /**
   * The cache of the run before: files that did not change are not read again, and their declarations are the same
   * objects.
   */
  cache?: SourceCache | undefined;
}

/** Reads the folder of schemas, and the entities of the plug-ins. */
export function loadSources({ root, plugins, files, cache = createSourceCache() }: SourcesToLoad): Sources {
  const reader = createReader({ root, plugins, files, cache });
  const { errors, paths, widgetTable, declare, leftOvers, refsAreValid } = reader;
  const jsonFiles = jsonFilesOf(files);
  const inForms = formFolders.flatMap((folder) => files.below(join(root, folder)));
  const declareAll = <Definition>(kind: 'form' | 'group' | 'collection') =>
    declare<Definition>(inForms.filter(isNamed(`${kind}.json`)), kind, folderName(root));
  const forms = declareAll<FormDefinition>('form');
  const groups = declareAll<GroupDefinition>('group');
  const messages = messagesOf(root, {
    whole: declare<Messages>(messageFiles(root, files), 'messages', (path) => path),
    partial: leftOvers('messages'),
  });
  const schemas = (folder: string) => declare<JsonSchema>(jsonFiles(folder), 'schema', fileName(folder));
  const [shared, entities] = [schemas(join(root, 'shared')), schemas(join(root, 'entities'))];
  const library = cache.library('', { shared: byName(shared), entities: byName(entities) });
  const resolve = (files: Declared<JsonSchema>[], all: SchemaLibrary = library) =>
    files
      .filter(({ source, definition }) => refsAreValid({ source, schema: definition, library: all }))
      .map((file) => ({ ...file, resolved: cache.resolved(file.definition, all, resolveRefs) }));
  const ofPlugins = (plugins === undefined ? [] : sharedFolders(plugins, files)).map((folder) => {
    const own = schemas(join(folder, 'entities'));
    return { own, all: cache.library(folder, { shared: library.shared, entities: byName(own) }) };
  });
  const data = jsonFiles(join(root, 'data')).filter(isNoMessages);
  const dataName = fileName(join(root, 'data'));
  return {
    root,
    ...validOf({ root, forms, groups, library, reader, cache }),
    collections: declareAll<CollectionDefinition>('collection'),
    ...messages,
    shared: resolve(shared),
    entities: [...resolve(entities), ...ofPlugins.flatMap(({ own, all }) => resolve(own, all))],
    menus: declare<DeclaredMenus>(data.filter(isMenus), 'menus', dataName),
    data: declare<unknown>(data.filter(isOther), undefined, dataName),
    widgetTable,
    hasPlugins: plugins !== undefined,
    paths,
    errors,
  };
}

interface FormsToResolve {
  root: string;
  forms: Declared<FormDefinition>[];
  groups: Declared<GroupDefinition>[];
  library: SchemaLibrary;
  reader: ReturnType<typeof createReader>;
  cache: SourceCache;
}

/** The forms and groups whose references lead somewhere, and what is left of the other forms. */
function validOf(options: FormsToResolve): Pick<Sources, 'forms' | 'partialForms' | 'groups'> {
  const { root, forms, groups, library, reader, cache } = options;
  const { leftOvers, refsAreValid, definitionsAreValid } = reader;
  const conditionIsValid = ({ source, definition }: Declared<FormDefinition | GroupDefinition>) =>
    refsAreValid({ source, schema: definition.visibleWhen, pointer: '/visibleWhen', library });
  const validForms = forms.filter((form) => {
    const { source, definition } = form;
    const isValid = refsAreValid({ source, schema: definition.schema, pointer: '/schema', library });
    return conditionIsValid(form) && isValid && definitionsAreValid(form, library);
  });
  const rejected = forms.filter((form) => !validForms.includes(form)).map((form) => ({ ...form, unsure: [] }));
  const leftForms = partialFormsOf([...leftOvers('form'), ...rejected], library);
  const partialForms = leftForms.map((form) => ({ ...form, name: folderName(root)(form.source.path) }));
  const resolved = <Form extends Declared<FormDefinition>>(form: Form) => ({
    ...form,
    resolved: cache.resolved(form.definition, library, resolveForm),
  });
  return {
    forms: validForms.map(resolved),
    partialForms: partialForms.map(resolved),
    groups: groups.filter(conditionIsValid),
  };
}

/** Returns what is left of forms that have errors, as far as it can be planned. */
function partialFormsOf(
  forms: LeftOver<JsonObject | FormDefinition>[],
  library: SchemaLibrary,
): LeftOver<FormDefinition>[] {
  return forms
    .map((form) => withoutRefs({ ...form, definition: form.definition as FormDefinition }, library))
    .map((form) => withoutUnplain(form, library))
    .filter(({ definition }) => isPlain(definition, library));
}

function messagesOf(
  root: string,
  { whole, partial }: { whole: Declared<Messages>[]; partial: LeftOver[] },
): Pick<Sources, 'messages' | 'unsureMessages'> {
  const rest = partial.map(({ source, definition }) => ({
    source,
    name: source.path,
    definition: definition as Messages,
  }));
  return {
    messages: [...whole, ...rest].map((file) => ({ ...file, ...messagePlace(root, file.source.path) })),
    unsureMessages: new Map(partial.map(({ source, unsure }) => [dirname(source.path), unsure])),
  };
}

function jsonFilesOf(files: SchemaFiles): (folder: string) => string[] {
  return (folder) => files.below(folder).filter((path) => path.endsWith('.json'));
}

function isNamed(name: string): (path: string) => boolean {
  return (path) => path.endsWith(`${sep}${name}`);
}

function isNoMessages(path: string): boolean {
  return !path.includes(`${sep}locales${sep}`);
}

function isMenus(path: string): boolean {
  return path.endsWith(`${sep}menus.json`);
}

function isOther(path: string): boolean {
  return !isMenus(path);
}

/** Below `forms` or `collections`. */
function folderName(root: string): (path: string) => string {
  return (path) => relative(root, path).split(sep).slice(1, -1).join('/');
}

function fileName(root: string): (path: string) => string {
  return (path) => relative(root, path).split(sep).join('/').slice(0, -'.json'.length);
}

function byName(files: Declared<JsonSchema>[]): Record<string, JsonSchema> {
  return Object.fromEntries(files.map(({ name, definition }) => [name, definition]));
}
