export { frontEndDir, markFrontEnd, markName as frontEndMark, restoredFrontEndDir } from './front-end-dir';
