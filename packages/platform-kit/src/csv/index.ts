export { csvWriter, defused } from './csv-writer';
