import type { JsonValue } from '@signalbox/schemas';
import type { PartSize } from '../../shared/part-size';

type Measured = Pick<PartSize, 'name' | 'group' | 'time'>;

interface Chosen {
  /** Items or parts of the platform by boolean. */
  item: JsonValue | undefined;
  /** The chosen modules, or the parts if the form has no modules. */
  modules: JsonValue | undefined;
}

/** Expected duration in seconds. Counts only the chosen modules of the data. Undefined without measurements. */
export function expectedSeconds(sizes: readonly Measured[], { item, modules }: Chosen): number | undefined {
  const items = new Set(namesIn(item));
  const hasData = items.has('mongodb') || !Array.isArray(modules);
  const names = new Set(hasData ? namesIn(modules) : []);
  const counted = sizes.filter(({ name, group }) =>
    group === undefined ? name !== 'mongodb' && items.has(name) : names.has(name),
  );
  if (sizes.every(({ time }) => time === undefined) || counted.length === 0) return undefined;
  return counted.reduce((total, { time = 0 }) => total + time, 0);
}

function namesIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return value.map(String);
  return Object.entries(value ?? {}).flatMap(([name, isChosen]) => (isChosen === true ? [name] : []));
}
