import { startReference } from './reference';

const { url, stop } = await startReference(process.argv[2] ?? '');
console.log(`The reference is ready: ${url}`);
process.once('SIGTERM', () => void stop());
