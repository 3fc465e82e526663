import type { FirstStep } from '@signalbox/api/plugin';
import { plugins } from '../../plugins';

/** The console's own step. */
const passwordStep = { key: 'password', title: 'password.title', order: 20 };

/** The steps of the first login, in their order. */
export const firstSteps: readonly (Pick<FirstStep, 'key' | 'title' | 'order'> & { permission?: string })[] = [
  passwordStep,
  ...plugins.flatMap((plugin) => plugin.firstSteps ?? []),
].toSorted((a, b) => a.order - b.order);
