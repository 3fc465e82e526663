/**
 * `npm run new-tab <group>/<tab>`: asks for the title and the fields, and writes the folder of the tab with all languages.
 * `npm run messages`: lists the messages that are missing or that nothing draws; with `-- --fix` it adds the missing ones,
 * marked as still to be written, removes the others, and formats all files. Texts that the studio downloaded go into their language packs.
 * With `-- --fix --packs-too`, the language packs get what they lack, in English and marked.
 */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkForms } from '../check-all';
import { formatError } from '@signalbox/schema-check';
import { askTab, type Ask } from './ask-tab';
import { filesWithErrors, fixMessages } from './fix-messages';
import { rejectId, takenNames, writeTab } from './new-tab';
import { fixPacks } from '../translations/fix-packs';
import { moveTranslations } from '../translations/move-translations';
import { codeOf } from '../translations/waiting-translations';
import { readArgs } from '../read-args';

const { values, positionals } = readArgs({
  options: {
    root: { type: 'string' },
    packs: { type: 'string' },
    fix: { type: 'boolean', default: false },
    'packs-too': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const root = values.root ?? fileURLToPath(new URL('../../../../packages/schemas', import.meta.url));
const packs = values.packs ?? fileURLToPath(new URL('../../../../apps/platform/seed/language-packs', import.meta.url));
const [command, id] = positionals;

try {
  if (command === 'messages') messages();
  else if (command === 'new-tab' && id !== undefined) await newTab(id);
  else throw new Error('Usage: npm run new-tab <group>/<tab> | npm run messages [-- --fix]');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function messages(): void {
  const ofSchemas = fixMessages({ root, writes: values.fix });
  const moved = moveTranslations({ root, packs, writes: values.fix });
  for (const { path, pack, namespaces } of moved)
    console.log(
      pack
        ? `${path} → ${pack}: ${namespaces.join(', ')}`
        : `${path} stays: there is no pack label[${codeOf(path)}].json`,
    );
  const ofPacks = fixPacks({ root, packs, writes: values.fix, adds: values['packs-too'] });
  if (values.fix) format(root);
  const found = [...ofSchemas, ...ofPacks];
  const unknown = filesWithErrors(root);
  for (const path of unknown) console.log(`${path} has errors: npm run check:schemas lists them. Correct them first.`);
  for (const { path, added, removed } of found)
    console.log([path, ...added.map((key) => `  + ${key}`), ...removed.map((key) => `  - ${key}`)].join('\n'));
  if (unknown.length > 0) process.exitCode = 1;
  if (found.length + moved.length + unknown.length === 0) console.log('All messages are there, and none is unused.');
  else if (found.some(({ added }) => values.fix && added.length > 0))
    console.log('Now replace the texts in double brackets: npm run check:schemas lists them.');
  else if (!values.fix && found.length + moved.length > 0)
    throw new Error('npm run messages -- --fix adds those with +, removes those with -, and moves texts into packs.');
}

/** As `npm run check` wants it. Without the formatter, `npm run format` does it later. */
function format(folder: string): void {
  spawnSync('oxfmt', [folder], { stdio: 'ignore', shell: process.platform === 'win32' });
}

async function newTab(newId: string): Promise<void> {
  rejectId(root, newId);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new Error('\nThe answers ended before the tab was complete: nothing was written.');
    return value.trim();
  };
  const folder = writeTab({ root, id: newId, ...(await askTab(ask, takenNames(root, newId))) });
  fixMessages({ root, writes: true });
  format(folder);
  const { errors } = checkForms({ root });
  for (const error of errors) console.error(formatError(error));
  console.log(`\nWrote ${folder}.`);
  console.log('Next: npm run check:schemas lists what is still to be written; npm start shows the tab.');
  process.exit(errors.length === 0 ? 0 : 1);
}
