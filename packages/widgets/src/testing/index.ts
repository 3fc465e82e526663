import './browser-gaps';

export { lateCode } from './late-code';
