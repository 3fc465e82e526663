import type { CompiledForm, ConditionTest, Messages } from '@signalbox/schemas';
import type { AuthorState } from '@signalbox/schemas/author-update';
import { formModuleFile } from '@signalbox/schemas/module-file';
import { replaceTables } from '@signalbox/schemas/replace-tables';
import { replacedCode } from '@signalbox/schemas/replaced-code';
import { addMessages, i18n } from '../shell/i18n';
import { queryClient } from '../shell/services';

type Update = NonNullable<AuthorState['update']>;

/** Exchanges forms, pages, menus, validators and messages of the open page. Drafts take the new forms with the next rendering. */
export async function applyUpdate(update: Update): Promise<void> {
  replaceTables(update.tables);
  replaceCode(update);
  fresh = update.messages;
  replaceMessages(fresh);
  await queryClient.invalidateQueries();
  // All components that show a message render again.
  i18n.emit('languageChanged', i18n.language);
}

/** What the module of a form, or that of the conditions of pages, exports. */
interface ValidatorExports {
  compiledForm?: CompiledForm;
  groupVisible?: Record<string, ConditionTest>;
}

function replaceCode({ tables, modules }: Update): void {
  const changed = async (file: string): Promise<ValidatorExports> => {
    const address = modules[file];
    return address === undefined ? {} : ((await import(/* @vite-ignore */ address)) as ValidatorExports);
  };
  replacedCode.loadPage = async (group, loadBuilt) => {
    const forms = tables.forms.filter(({ place }) => place.group === group);
    const built = await loadBuilt?.();
    const compiled = await Promise.all(
      forms.map(
        async ({ id }) => [id, (await changed(formModuleFile(id))).compiledForm ?? built?.compiled[id]] as const,
      ),
    );
    return { forms, compiled: Object.fromEntries(compiled.flatMap(([id, code]) => (code ? [[id, code]] : []))) };
  };
  replacedCode.loadDialog = async (id, loadBuilt) => {
    const compiled = (await changed(formModuleFile(id))).compiledForm ?? (await loadBuilt?.());
    if (!compiled) throw new Error(`There is no dialog "${id}"`);
    return compiled;
  };
  replacedCode.loadGroupVisible = async (loadBuilt) => (await changed('groups.js')).groupVisible ?? loadBuilt();
}

let fresh: Record<string, Record<string, Messages>> = {};
let isReplacing = false;

/** Pages that are opened later load the messages of the build, so those of the update are laid over them again. */
i18n.store.on('added', (code: string, namespace: string) => {
  const messages = fresh[code]?.[namespace];
  if (messages && !isReplacing) replaceMessages({ [code]: { [namespace]: messages } });
});

function replaceMessages(messages: Update['messages']): void {
  isReplacing = true;
  for (const [code, namespaces] of Object.entries(messages)) addMessages(code, namespaces);
  isReplacing = false;
}
