/**
 * `npm run bench:first-load`: the size of a first visit to a page while the number of forms grows. Builds the console in a
 * copy of the workspace with 100 and 300 more forms, each an ordinary tab, ten to a page. Exits with 1 if forms of other
 * pages make a page heavier.
 */
import { firstLoadOf, firstLoadOfGroup, pageNames, totalKb } from '../../lint/src/first-load';
import { copyWorkspace } from '../../test/src/copy-workspace';
import { addForms, addedPage, formCount, formsPerPage } from './add-forms';

/** Allowed growth in KB of gzip: one more page is an entry of the menu, which every page loads. One more form costs nothing. */
const allowedKbPerPage = 0.1;
const added = [0, 100, 300];

const { root, run, remove } = copyWorkspace();
try {
  process.chdir(root);
  const rows = added.map((count) => {
    addForms(root, count);
    run('.', 'node', ['--import', 'tsx', 'tooling/codegen/src/main.ts']);
    run('apps/console', 'node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error']);
    return {
      forms: formCount(root),
      ...Object.fromEntries(pageNames.map((page) => [page, totalKb(firstLoadOf(page))])),
      notice_settings: totalKb(firstLoadOfGroup('notice_settings')),
      [addedPage(0)]: count === 0 ? undefined : totalKb(firstLoadOfGroup(addedPage(0))),
    };
  });
  console.log('KB of gzip at a first visit, by number of forms\n');
  const names = Object.keys(rows[0] ?? {});
  console.log(`| ${names.join(' | ')} |\n|${names.map(() => '--:').join('|')}|`);
  for (const row of rows) console.log(`| ${Object.values(row).map(shown).join(' | ')} |`);
  const [before, , after] = rows as Record<string, number | undefined>[];
  const allowedKb = (allowedKbPerPage * Math.max(...added)) / formsPerPage;
  const heavier = [...pageNames, 'notice_settings'].filter(
    (page) => (after?.[page] ?? 0) - (before?.[page] ?? 0) > allowedKb,
  );
  for (const page of heavier) console.error(`${page} gets heavier by forms that are not its own`);
  process.exitCode = heavier.length === 0 ? 0 : 1;
} finally {
  process.chdir('/');
  remove();
}

function shown(value: unknown): string {
  return typeof value === 'number' ? (Number.isInteger(value) ? String(value) : value.toFixed(1)) : '–';
}
