import { monitorEventLoopDelay } from 'node:perf_hooks';

interface ProcessFigures {
  /** The 99th percentile since the last call, in milliseconds. */
  loopDelay: number;
  /** Bytes. */
  memory: number;
}

/** Measures the event loop of this process until `stop`. */
export function watchProcess(): { take(): ProcessFigures; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  return {
    take() {
      // A timer is late by its own resolution. Without a measurement, the percentile is no number.
      const measured = delay.percentile(99) / 1e6 - resolution;
      delay.reset();
      return { loopDelay: Number.isFinite(measured) ? Math.max(0, measured) : 0, memory: process.memoryUsage.rss() };
    },
    stop: () => void delay.disable(),
  };
}

const resolution = 20;
