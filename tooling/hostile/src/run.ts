/** `npm run test:hostile [-- <count> [<seed>]]`: hostile inputs over all routes. Exit code 1 on a finding. */
import { runHostileInputs } from './hostile-run';
import { printReport } from './report';

const [count = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
process.exit(printReport(await runHostileInputs({ count, seed })) ? 0 : 1);
