import type { WidgetProps } from '@signalbox/engine/react';
import dayjs, { type Dayjs } from 'dayjs';

/**
 * The first and last day that `ui:options.yearsRange` offers. Of two years in either order; two numbers of at most 0 count
 * from this year, as in RJSF. A stored day outside of them stays.
 */
export function yearsOffered({ yearsRange }: WidgetProps<string>['options']): { minDate?: Dayjs; maxDate?: Dayjs } {
  if (!Array.isArray(yearsRange)) return {};
  const years = yearsRange.filter((year) => typeof year === 'number');
  const from = years.every((year) => year <= 0) ? dayjs().year() : 0;
  return {
    minDate: dayjs(new Date(from + Math.min(...years), 0, 1)),
    maxDate: dayjs(new Date(from + Math.max(...years), 11, 31, 23, 59, 59)),
  };
}
