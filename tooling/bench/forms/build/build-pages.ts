import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bigForm } from '@signalbox/engine/testing';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { rjsfSchema } from '../page/peers/rjsf-schema';

const root = join(import.meta.dirname, '..');
/** Where the page of RJSF with a precompiled validator looks for it. */
const validators = join(root, '../.cache');

/** Builds every engine's page in production mode. */
export async function buildPages(sizes: number[]): Promise<void> {
  mkdirSync(validators, { recursive: true });
  for (const count of sizes) {
    const code = compileSchemaValidatorsCode(rjsfSchema(bigForm(count)) as RJSFSchema);
    writeFileSync(join(validators, `rjsf-${count}.cjs`), code);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
}
