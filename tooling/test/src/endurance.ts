/** `npm run test:endurance`: random tests in full length. `npm test` runs a small sample of them. */
import { findBrowser } from '@signalbox/browser';
import { run, runPlaywright, runVitest } from './suites';
import { add, closing } from './summary';

process.env['ENDURANCE'] = 'yes';
const files = [
  'damaged-archives',
  'files-in-bucket',
  'killed-at-random',
  'killed-backup',
  'killed-import',
  'killed-in-bucket',
  'killed-restore',
  'killed-with-bucket',
  'main-killed',
  'notice-replicas',
  'password-change',
];
const unit = await runVitest([...files, '--testTimeout=1200000']);
const isBuilt = run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']) === 0;
const browser = isBuilt
  ? await runPlaywright(findBrowser(), ['e2e/platform/kill-nine.spec.ts'])
  : { passed: 0, failed: 1, failures: ['build'] };
const total = add([unit, browser]);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);
