/** `npm run test:hostile [-- <count> [<seed>]]`: hostile inputs over all routes, then attacks. Exit code 1 on a finding. */
import { runHostileInputs } from './hostile-run';
import { printKinds, runKinds } from './kinds/run-kinds';
import { printReport } from './report';

const [count = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const isFine = printReport(await runHostileInputs({ count, seed }));
process.exit(printKinds(await runKinds({ share: 1 })) && isFine ? 0 : 1);
