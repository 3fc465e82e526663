import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. vitest starts with the largest files, and one worker would end the run alone with these. */
const longest = [
  'tooling/test/src/plugin-removal.test.ts',
  'tooling/hostile/src/hostile.test.ts',
  'tooling/hostile/src/kinds/kinds.test.ts',
  'apps/platform/src/system-tests/replicas/rolling-restart.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => {
      if (project.name !== 'server') return 0;
      return longest.some((file) => moduleId.endsWith(file)) ? 1 : 2;
    };
    // The files of a project stay together, as a worker loads the code of one project. These are in the last one.
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of vitest
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Tests of a module before it is loaded, or with a mock in its place. Each file gets a process of its own. */
const ownProcess = [
  'apps/console/src/collection-places.test.ts',
  'apps/console/src/shell/without-lists.test.tsx',
  'apps/console/src/shell/layout/menu-button.test.tsx',
  'apps/console/src/shell/popup-button/popup-button.test.tsx',
  'apps/console/src/state/project.test.tsx',
  'apps/platform/src/testing/access/rows.test.ts',
  'packages/collections-platform/src/collections-plugin.test.ts',
  'packages/platform-kit/src/rest/errors/missing-messages.test.ts',
  'packages/widgets/src/select/late-select.test.tsx',
  'packages/widgets/src/select/single-select.test.tsx',
  'plugins/settings/console/guard/leave-question.test.tsx',
  'plugins/settings/console/search/late-search-box.test.tsx',
];
/**
 * In `npm run test:endurance` only: one builds another commit, parts of another are tests of their own, and others need programs
 * that a machine may not have.
 */
const long = [
  'apps/platform/src/system-tests/killed/chaos.test.ts',
  'apps/platform/src/system-tests/machine/*.test.ts',
  'apps/platform/src/system-tests/upgrades/earlier-server.test.ts',
];
const onlyInEndurance = process.env['ENDURANCE'] ? [] : long;
const folders = '{apps,packages,plugins,tooling}/**';
// Waits up to 45 s for a condition: the machine may be busy.
const longWaits = 'packages/engine/src/testing/long-waits.ts';
const equalBuffers = 'packages/archive/src/testing/equal-buffers.ts';
const page = { environment: 'jsdom', setupFiles: [longWaits, 'packages/widgets/src/testing/page-setup.ts'] };

export default defineConfig({
  // Licenses of tests are signed with this key, which no shipped program knows.
  define: { LICENSE_TEST_KEY: JSON.stringify(testKey().publicKey) },
  test: {
    globalSetup: ['packages/platform-kit/src/testing/global-setup.ts'],
    expect: { poll: { timeout: 45_000 } },
    // More than processors, as a test spends a third of its time waiting. This suite and the browser suite then end together.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Loading modules takes longer than most tests, so the files of a worker share loaded modules and the page.
    projects: [
      project('page', { ...page, include: [`${folders}/*.test.tsx`], exclude: ownProcess, isolate: false }),
      project('server', {
        setupFiles: [longWaits, equalBuffers],
        include: [`${folders}/*.test.ts`],
        exclude: [...ownProcess, ...onlyInEndurance],
        isolate: false,
      }),
      project('isolated page', { ...page, include: ownProcess.filter((file) => file.endsWith('x')) }),
      project('isolated server', { include: ownProcess.filter((file) => file.endsWith('.ts')) }),
    ],
  },
});

function project(
  name: string,
  { exclude = [], ...test }: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, setupFiles: [longWaits], exclude: [...configDefaults.exclude, '**/dist/**', ...exclude], ...test },
  };
}

function testKey(): { publicKey: string } {
  return JSON.parse(readFileSync('packages/license-file/src/testing/test-key.json', 'utf8'));
}
