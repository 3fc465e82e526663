import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { bigForm, compileForm } from '@signalbox/engine/testing';
import { BenchPage } from './bench-page';

/** Fields of the form: `?n=1000`. */
const count = Number(new URLSearchParams(location.search).get('n') ?? 100);
const form = bigForm(count);
const compiled = compileForm(form);

const root = createRoot(document.getElementById('root') ?? document.body);
performance.mark('mount-start');
flushSync(() => root.render(<BenchPage form={form} compiled={compiled} />));
performance.measure('mount', 'mount-start');
document.title = `${count} fields`;
