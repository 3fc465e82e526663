export { startDeadline } from './deadline';
