import { type NoticeProvider, noticeProviders, type NoticeStatus, noticeStatuses } from '../../shared/notice-log';

export const pageSizes = [15, 30, 50, 100] as const;
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** Which messages the page lists. The URL stores it. The recipient is personal data, so the URL leaves it out. */
export interface LogPlace {
  provider?: NoticeProvider;
  status?: NoticeStatus;
  period?: Period;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Replaces invalid URL parameters by their defaults. */
export function readPlace(search: URLSearchParams): LogPlace {
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === search.get(name));
  const [provider, status, period] = [
    known(noticeProviders, 'provider'),
    known(noticeStatuses, 'status'),
    known(periods, 'period'),
  ];
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('size'));
  return {
    ...(provider ? { provider } : {}),
    ...(status ? { status } : {}),
    ...(period ? { period } : {}),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
  };
}

/** Writes only values that differ from the defaults. */
export function writePlace({ provider, status, period, page, pageSize }: LogPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (provider) search.set('provider', provider);
  if (status) search.set('status', status);
  if (period) search.set('period', period);
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== pageSizes[0]) search.set('size', String(pageSize));
  return search;
}
