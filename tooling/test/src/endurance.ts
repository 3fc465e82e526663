/**
 * `npm run test:endurance`: random tests in full length, of which `npm test` runs a small sample, and the suites of media and backups
 * in a bucket.
 */
import { findBrowser } from '@signalbox/browser';
import { run, runPlaywright, runVitest } from './suites';
import { add, closing } from './summary';

process.env['ENDURANCE'] = 'yes';
const files = [
  'chaos',
  'damaged-archives',
  'database-away',
  'system-tests/machine',
  'earlier-server',
  'files-in-bucket',
  'killed-at-random',
  'killed-backup',
  'killed-import',
  'killed-in-bucket',
  'killed-restore',
  'killed-with-bucket',
  'lost-data',
  'main-killed',
  'notice-replicas',
  'other-owner',
  'password-change',
  'random-changes',
];
const unit = await runVitest([...files, '--testTimeout=3600000']);
const isBuilt = run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']) === 0;
const browser = isBuilt
  ? await runPlaywright(findBrowser(), ['e2e/platform/kill-nine.spec.ts'])
  : { passed: 0, failed: 1, failures: ['build'] };
// With a sample of its random changes: all of them take more than ten minutes in a bucket.
delete process.env['ENDURANCE'];
process.env['TEST_STORE'] = 'bucket';
const inBucket = await runVitest(['plugins/media/platform', 'plugins/backup/platform']);
const total = add([unit, inBucket, browser]);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);
