export { islandQuestions, type Questions } from './island-questions';
export { UncompilableIsland } from './uncompilable-island';
