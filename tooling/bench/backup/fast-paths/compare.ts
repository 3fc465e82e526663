import { median } from '../../median';
import type { RestoreTimes } from './restore-timer';

export interface Comparison {
  title: string;
  /** Deletes the content that is restored. */
  lose: () => Promise<void>;
  withPath: () => Promise<RestoreTimes>;
  withoutPath: () => Promise<RestoreTimes>;
}

const columns: Record<keyof RestoreTimes, string> = {
  end: 'until the end',
  endCpu: 'CPU',
  indexed: 'until indexed',
  indexedCpu: 'CPU until indexed',
};
const times = Object.keys(columns) as (keyof RestoreTimes)[];

/** Restores with and without a fast path in turns. Prints medians, and the median of the ratios of each round. */
export async function compare({ title, lose, withPath, withoutPath }: Comparison, rounds: number): Promise<void> {
  const results: { withIt: RestoreTimes; without: RestoreTimes }[] = [];
  const restore = async (run: () => Promise<RestoreTimes>) => {
    await lose();
    return run();
  };
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates: what one restore leaves to the system slows the next.
    if (round % 2 === 0) {
      const withIt = await restore(withPath);
      results.push({ withIt, without: await restore(withoutPath) });
    } else {
      const without = await restore(withoutPath);
      results.push({ without, withIt: await restore(withPath) });
    }
    const { withIt, without } = results.at(-1)!;
    console.log(
      `round ${round + 1}: ${times.map((time) => `${withIt[time].toFixed(1)} ${without[time].toFixed(1)}`).join(' | ')}`,
    );
  }
  console.log(`\n| ${title} | with it, s | without, s | without ÷ with |\n|---|--:|--:|--:|`);
  for (const time of times) {
    const withIt = median(results.map((result) => result.withIt[time]));
    const without = median(results.map((result) => result.without[time]));
    const ratio = median(results.map((result) => result.without[time] / result.withIt[time]));
    console.log(`| ${columns[time]} | ${withIt.toFixed(1)} | ${without.toFixed(1)} | ${ratio.toFixed(2)} |`);
  }
}
