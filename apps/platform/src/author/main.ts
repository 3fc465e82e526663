/**
 * The server of `npm run author`, a program of its own: the program that people run in production has no author mode. It
 * runs only as the child of the process that watches the forms, and ends with it.
 */
import { runProgram } from '../run-program';
import { createAuthorMode } from './create-author-mode';

if (process.send === undefined) {
  console.error('This is the server of author mode. Start it with: npm run author');
  process.exit(1);
}
await runProgram({ author: createAuthorMode(process) });
