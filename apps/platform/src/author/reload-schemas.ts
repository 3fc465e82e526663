import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renewFormCatalogs } from '@signalbox/platform-kit';
import { replaceTitles } from '@signalbox/platform-kit/rest';
import type { CompiledForm, ConditionTest } from '@signalbox/schemas';
import type { SchemaUpdate, ValidatorModule } from '@signalbox/schemas/author-update';
import { formModuleFile } from '@signalbox/schemas/module-file';
import { replaceTables } from '@signalbox/schemas/replace-tables';
import { compiledForms, groupVisible } from '@signalbox/schemas/validators/all';

/**
 * Exchanges the server's forms, pages, menus, validators and titles, without a restart: the next request uses the new ones.
 * Loads all code before it changes anything, so that a module that cannot be loaded leaves the last version in use.
 */
export async function reloadSchemas({ tables, messages, modules }: SchemaUpdate): Promise<void> {
  const loaded = await loadModules(modules);
  for (const { id } of [...tables.forms, ...tables.dialogs]) {
    const compiled = loaded.get(formModuleFile(id))?.compiledForm ?? built.forms[id];
    if (compiled) compiledForms[id] = compiled;
  }
  for (const key of Object.keys(groupVisible)) delete groupVisible[key];
  Object.assign(groupVisible, loaded.get('groups.js')?.groupVisible ?? built.groupVisible);
  replaceTables(tables);
  replaceTitles(messages);
  renewFormCatalogs();
}

/** The forms and conditions of the build, which a form that changed back uses again. */
const built = { forms: { ...compiledForms }, groupVisible: { ...groupVisible } };

interface LoadedModule {
  compiledForm?: CompiledForm;
  groupVisible?: Record<string, ConditionTest>;
}

/** The last ones by file: a module that did not change is not loaded again, as Node never forgets one. */
const known = new Map<string, { hash: string; module: LoadedModule }>();

/** By file. Modules import each other by file name, so all are written into one folder, and imported from there. */
async function loadModules(modules: readonly ValidatorModule[]): Promise<Map<string, LoadedModule>> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-author-'));
  try {
    // Without it, Node would take the code for CommonJS.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const { file, code } of modules) writeFileSync(join(folder, file), code);
    const changed = modules.filter(({ file, hash }) => known.get(file)?.hash !== hash);
    const loaded = await Promise.all(
      changed.map(async ({ file, hash }) => {
        const module = (await import(pathToFileURL(join(folder, file)).href)) as LoadedModule;
        return [file, { hash, module }] as const;
      }),
    );
    for (const [file, entry] of loaded) known.set(file, entry);
    return new Map(modules.flatMap(({ file }) => [[file, known.get(file)?.module ?? {}]]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
