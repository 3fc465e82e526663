import { join } from 'node:path';
import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import { pointerOf } from '@signalbox/engine/core';
import type { SchemaFiles } from './files';
import type { ValidationError } from './validation-error';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { WidgetTable } from './widget-table';
import { placeOf, valueInPlaceOf } from './elsewhere';
import { errorAt, type SourceFile } from './source-file';

export interface MetaSchemas {
  /** `schema`: draft-07 itself, for shared values and entities. */
  validators: Record<'form' | 'group' | 'collection' | 'messages' | 'menus' | 'schema', ValidateFunction>;
  /** What each widget of a form takes: `meta/widgets.json`. */
  widgetTable: WidgetTable;
}

interface MetaFolders {
  folder: string;
  plugins?: string | undefined;
  files: SchemaFiles;
}

/**
 * Compiles the meta-schemas at `folder`, and reads what the widgets of the plug-ins below `plugins` take. They are part of the
 * tool, so an error in them is thrown.
 */
export function readMeta({ folder, plugins, files }: MetaFolders): MetaSchemas {
  const schemas = ['form', 'group', 'collection', 'messages', 'menus'].map((name) =>
    readMetaFile(join(folder, `${name}.schema.json`), files),
  );
  const key = JSON.stringify(schemas);
  const validators = compiled.get(key) ?? compileMeta(schemas);
  compiled.set(key, validators);
  return { validators, widgetTable: { ...readWidgetTable(folder, files), ...readPluginWidgets(plugins, files) } };
}

/** By the content of the meta-schemas: compiling them takes as long as all checks of a small folder. */
const compiled = new Map<string, MetaSchemas['validators']>();

function compileMeta(schemas: AnySchemaObject[]): MetaSchemas['validators'] {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  ajv.addFormat('regex', isPattern);
  for (const schema of schemas) ajv.addSchema(schema);
  const validatorOf = (id: string) => {
    const validator = ajv.getSchema(id);
    if (!validator) throw new Error(`meta/${id} must have "$id": "${id}"`);
    return validator as ValidateFunction;
  };
  return {
    form: validatorOf('form.schema.json'),
    group: validatorOf('group.schema.json'),
    collection: validatorOf('collection.schema.json'),
    messages: validatorOf('messages.schema.json'),
    menus: validatorOf('menus.schema.json'),
    schema: validatorOf('http://json-schema.org/draft-07/schema#'),
  };
}

/** Validates a file by its meta-schema. Each error quotes the meta-schema's description of the place. */
export function checkMeta(source: SourceFile, validate: ValidateFunction): ValidationError[] {
  if (validate(source.value)) return [];
  const errors = notifying(validate);
  // For a value that is none of the allowed ones, another kind that is allowed too is no help.
  const choices = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? [instancePath] : [])));
  // So is the number of names, for an object with an unknown one.
  const unknown = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'additionalProperties' ? [instancePath] : [])),
  );
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !choices.has(instancePath))
    .filter(({ keyword, instancePath }) => keyword !== 'maxProperties' || !unknown.has(instancePath))
    .map((error) => metaError(source, error));
}

function metaError(source: SourceFile, error: ErrorObject): ValidationError {
  const inner = (name: string) => error.instancePath + pointerOf([name]);
  const known = Object.keys(error.parentSchema?.properties ?? {});
  const purpose = (schema: AnySchemaObject | undefined) =>
    `here stands: ${schema?.description ?? JSON.stringify(error.schema)}`;
  if (error.keyword === 'type' && error.instancePath.endsWith('/required') && typeof error.data === 'boolean')
    return errorAt(source, error.instancePath, {
      wrong: `"required" is a list of names, not ${error.data}`,
      remedy: 'name the field in "required" of the object around it',
    });
  switch (error.keyword) {
    case 'required': {
      const name = String(error.params.missingProperty);
      const remedy: unknown =
        error.parentSchema?.properties?.[name]?.description ?? describedRoot(error.instancePath, name);
      return errorAt(source, error.instancePath, {
        wrong: `"${name}" is missing`,
        remedy: `add it${remedy ? `: ${remedy}` : ''}`,
      });
    }
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty);
      return errorAt(source, inner(name), {
        wrong: `"${name}" is not known here`,
        remedy: placeOf(error.instancePath, name) ?? suggest(name, known),
        atKey: true,
      });
    }
    case 'propertyNames': {
      const name = String(error.params.propertyName);
      if (error.instancePath.endsWith('/patternProperties'))
        return errorAt(source, inner(name), {
          wrong: `"${name}" is no regular expression of 200 characters at most`,
          remedy: 'correct it: names that match it have the schema beside it',
          atKey: true,
        });
      return errorAt(source, inner(name), {
        wrong: `"${name}" is no name that may stand here`,
        remedy: source.path.includes('locales') ? ofMessages : ofProperties,
        atKey: true,
      });
    }
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(asText);
      return errorAt(source, error.instancePath, {
        wrong: `${JSON.stringify(error.data)} is not one of the allowed values`,
        remedy: remedyForValue(error, allowed),
      });
    }
    default:
      return errorAt(source, error.instancePath, {
        wrong: `${JSON.stringify(error.data)?.slice(0, 60)} ${error.message}`,
        remedy: purpose(error.parentSchema),
      });
  }
}

const ofProperties =
  'rename it: letters, digits, "_", "-", blanks and ? ! , ; \' ( ) & + = inside, with a letter first; users read the message "<path>.title"';
const ofMessages =
  'write the path of a field, then what it is: "<path>.title", "<path>.help", "<path>.options.<value>"; an empty value is no choice';

/** The keywords that the root of a form's schema needs. */
function describedRoot(instancePath: string, name: string): string | undefined {
  if (instancePath !== '/schema') return undefined;
  if (name === 'type') return '"object"';
  if (name === 'properties')
    return 'a tab is an object of named settings; a choice or a list is one of them, or "valueIn" beside "schema" names the setting that has it';
  return name === 'additionalProperties' ? 'false' : undefined;
}

function remedyForValue({ instancePath, data }: ErrorObject, allowed: string[]): string {
  const known = valueInPlaceOf(instancePath, asText(data));
  if (known !== undefined) return known;
  const name = asText(data).split('/').at(-1) ?? '';
  const remedy = suggest(instancePath.endsWith('/$ref') ? name : asText(data), allowed);
  return instancePath.endsWith('/ui:field')
    ? `${remedy}; a field with code of its own is a widget of a plug-in: "ui:widget": "<plug-in>:<name>"`
    : remedy;
}

/** The errors of the last validation that say what is wrong, each once. */
export function notifying(validate: ValidateFunction): ErrorObject[] {
  return (validate.errors ?? []).filter(isNotifying);
}

/** Drops errors of wrappers, which repeat an error inside them, and errors of property names, which `propertyNames` reports. */
function isNotifying(error: ErrorObject): boolean {
  return (
    !['anyOf', 'oneOf', 'allOf', 'if', 'not'].includes(error.keyword) &&
    error.propertyName === undefined &&
    // Few tabs are a shared value. For all others, this error would hide that of the missing fields.
    !(error.keyword === 'required' && error.params.missingProperty === '$ref')
  );
}

/** Objects of a file have no `toString`. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function readMetaFile(path: string, files: SchemaFiles): AnySchemaObject {
  if (!files.has(path)) throw new Error(`${path} is missing: the check needs the meta-schemas beside forms/`);
  try {
    return JSON.parse(new TextDecoder().decode(files.read(path))) as AnySchemaObject;
  } catch (cause) {
    throw new Error(`${path} is no valid JSON: ${String(cause)}`, { cause });
  }
}

/** The rows, without the comment. */
function readWidgetTable(folder: string, files: SchemaFiles): WidgetTable {
  const { $comment: _, ...rows } = readMetaFile(join(folder, 'widgets.json'), files);
  return rows;
}

/** The rows of the plug-ins, by `<plug-in>:<name>`. */
function readPluginWidgets(plugins: string | undefined, files: SchemaFiles): WidgetTable {
  if (plugins === undefined) return {};
  return Object.fromEntries(
    files
      .folders(plugins)
      .filter((id) => files.has(join(plugins, id, 'widgets.json')))
      .flatMap((id) =>
        Object.entries(readWidgetTable(join(plugins, id), files)).map(([name, row]) => [`${id}:${name}`, row]),
      ),
  );
}
