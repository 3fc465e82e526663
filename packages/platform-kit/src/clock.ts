import type { Clock } from './contract';

export const systemClock: Clock = { now: () => Date.now() };
