import type { CompiledForm } from '../../src/form';

export declare const compiledForm: CompiledForm;
