export { frontEndDir, markFrontEnd, restoredFrontEndDir } from './front-end-dir';
