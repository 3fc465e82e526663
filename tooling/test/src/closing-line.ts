/** Last line of CI: all suites and checks together. */
import { add, closing, readTally } from './summary';

console.log(closing(add([readTally('test'), readTally('check')])));
