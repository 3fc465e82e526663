import { forms, type JsonSchema } from '@signalbox/schemas';
import { describe, expect, it } from 'vitest';
import { durationOf, minCount, secondsPerUnit, timeUnits, unitsReaching } from './time-units';

const tenMinutes = 600;

describe('durationOf', () => {
  it('counts seconds by the unit', () => {
    expect(timeUnits.map((unit) => durationOf({ count: 2, unit }).time)).toEqual([
      63_072_000, 5_259_644, 1_209_600, 172_800, 7200, 120, 2,
    ]);
  });

  it('stores fourteen days as known clients do', () => {
    expect(durationOf({ count: 14, unit: 'd', minSeconds: tenMinutes })).toEqual({
      count: 14,
      unit: 'd',
      time: 1_209_600,
    });
  });

  it.each([
    { count: 3, unit: 'm', raised: 10 },
    { count: 10, unit: 'm', raised: 10 },
    { count: 11, unit: 'm', raised: 11 },
    { count: 5, unit: 's', raised: 600 },
    { count: 1, unit: 'h', raised: 1 },
  ] as const)('with a minimum of ten minutes, $count $unit becomes $raised $unit', ({ count, unit, raised }) => {
    expect(durationOf({ count, unit, minSeconds: tenMinutes }).count).toBe(raised);
  });

  it('keeps integer counts between 1 and 1000', () => {
    const counts = [-4, 0, 0.4, 1.6, 1000, 1001].map((count) => durationOf({ count, unit: 'h' }).count);
    expect(counts).toEqual([1, 1, 1, 2, 1000, 1000]);
  });
});

describe('minCount', () => {
  it('is 1 without a minimum', () => {
    expect(minCount({ unit: 's' })).toBe(1);
  });

  it('rounds up to the next whole unit', () => {
    expect(minCount({ unit: 'm', minSeconds: 61 })).toBe(2);
  });
});

describe('unitsReaching', () => {
  it('leaves out units in which a count of 1000 is too short', () => {
    expect(unitsReaching(timeUnits, 86_400)).toEqual(['Y', 'M', 'w', 'd', 'h']);
  });
});

it('uses the same factors as the schema of every duration', () => {
  const { schema } = forms.find(({ id }) => id === 'reception_settings/login') ?? {};
  const duration: JsonSchema | undefined = schema?.properties?.loginDuration;
  expect(duration?.product).toEqual({ property: 'time', of: 'count', by: 'unit', factors: secondsPerUnit });
});
