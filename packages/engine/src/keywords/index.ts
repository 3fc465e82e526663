export { addKeywords } from './add-keywords';
