/** Last line of CI: all suites and checks together. */
import { add, closingLine, readTally } from './summary';

console.log(closingLine(add([readTally('test'), readTally('check')])));
