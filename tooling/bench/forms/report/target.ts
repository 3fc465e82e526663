import type { Measured } from '../measure/measure-engine';

export interface Target {
  name: string;
  measured: number;
  limit: number;
  unit: string;
}

/** Targets of the engine, as ratios of the peers in the same run wherever the machine's speed matters. */
export function targets(all: Measured[], { small, large }: { small: number; large: number }): Target[] {
  const of = (engine: string) => {
    const found = all.find((each) => each.engine === engine);
    if (found === undefined) throw new Error(`${engine} was not measured.`);
    return found;
  };
  const key = (engine: string, count = large) => of(engine).keystrokeMs.get(count) ?? Number.NaN;
  const engine = of('engine');
  return [
    { name: `keystroke at ${large} : plain RJSF`, measured: key('engine') / key('rjsf'), limit: 1 / 50, unit: '×' },
    { name: `keystroke at ${large} : Formily`, measured: key('engine') / key('formily'), limit: 1 / 2, unit: '×' },
    { name: `keystroke at ${large} : plain HTML`, measured: key('engine') / key('html'), limit: 1 / 3, unit: '×' },
    {
      name: `keystroke at ${large} : at ${small}`,
      measured: key('engine') / key('engine', small),
      limit: 1.3,
      unit: '×',
    },
    {
      name: `keystroke at ${large} in a grid : without`,
      measured: (engine.inGrid?.keystrokeMs ?? Number.NaN) / key('engine'),
      limit: 1.3,
      unit: '×',
    },
    { name: `mount of ${large} : plain RJSF`, measured: engine.mountMs / of('rjsf').mountMs, limit: 1 / 8, unit: '×' },
    { name: 'scroll: frames late for 60 a second', measured: 100 - engine.frames.inTime * 100, limit: 5, unit: '%' },
    { name: 'tab shown, 50 tabs of 40 fields', measured: engine.tab.shownMs, limit: 100, unit: 'ms' },
    { name: 'conditional field appears', measured: engine.appearMs, limit: 1000 / 60, unit: 'ms' },
    { name: 'conditional field goes', measured: engine.goMs, limit: 1000 / 60, unit: 'ms' },
    { name: 'stale values of hidden fields', measured: engine.staleCount, limit: 0, unit: '' },
    { name: 'error at its field', measured: engine.errorMs ?? Number.NaN, limit: 200, unit: 'ms' },
    {
      name: 'heap per field, all seen : antd by hand',
      measured: engine.heapKbPerFieldSeen / of('antd').heapKbPerFieldSeen,
      limit: 1,
      unit: '×',
    },
  ];
}
