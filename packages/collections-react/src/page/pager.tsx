import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListPlace, type PageSize, pageSizes } from '@signalbox/collections-core';
import type { GoToPlace } from '../common/use-place';
import styles from './collection-page.module.css';
import type { Listing } from './use-record-page';

interface PagerProps {
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
}

/** Goes to the first, previous, next and last page, and sets the number of records on a page. */
export function Pager({ listing, place, goTo }: PagerProps) {
  const { t } = useTranslation('collections-react');
  const { language, languages } = useConsole();
  const { next, previous, isStale, records, before } = listing;
  const { size } = place;
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const [First, Previous, Next, Last] = isRtl
    ? [DoubleRightOutlined, RightOutlined, LeftOutlined, DoubleLeftOutlined]
    : [DoubleLeftOutlined, LeftOutlined, RightOutlined, DoubleRightOutlined];
  const steps = [
    { name: 'first', Icon: First, to: previous === undefined ? undefined : firstPage },
    {
      name: 'previous',
      Icon: Previous,
      to: previous === undefined ? undefined : { cursor: previous, before: lessThan(before, size) },
    },
    {
      name: 'next',
      Icon: Next,
      to:
        next === undefined
          ? undefined
          : { cursor: next, before: before === undefined ? undefined : before + records.length },
    },
    { name: 'last', Icon: Last, to: next === undefined ? undefined : { cursor: 'end', before: undefined } },
  ] as const;
  return (
    <nav aria-label={t('page.label')} className={styles.pager}>
      {steps.map(({ name, Icon, to }) => (
        <Button
          key={name}
          type="text"
          icon={<Icon />}
          aria-label={t(`page.${name}`)}
          title={t(`page.${name}`)}
          disabled={to === undefined || isStale}
          onClick={() => to && goTo(to)}
        />
      ))}
      <Select<PageSize>
        aria-label={t('page.size')}
        value={size}
        onChange={(chosen) => goTo({ size: chosen, ...firstPage })}
        options={pageSizes.map((value) => ({ value, label: t('page.sizeOf', { number: value }) }))}
      />
    </nav>
  );
}

/** The number of records before the page in front of this one. */
function lessThan(before: number | undefined, size: number): number | undefined {
  return before === undefined ? undefined : Math.max(before - size, 0);
}
