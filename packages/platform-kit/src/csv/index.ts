export { csvWriter } from './csv-writer';
