export { type OpenFiles, openFiles } from './open-files';
