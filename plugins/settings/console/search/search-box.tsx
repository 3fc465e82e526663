import { useLayoutEffect, useRef, type ComponentRef } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SearchHit } from '@signalbox/engine/core';
import { useVisibleGroups } from '../groups/use-visible-groups';
import styles from './settings-search.module.css';
import { useSearchHits } from './use-search-hits';

export interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  /** True if the previous plain input had the focus. */
  hadFocus: boolean;
}

/** Search as you type: finds pages, tabs and fields by their texts in the user's language. */
export function SearchBox({ text, onText, hadFocus }: SearchBoxProps) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const groups = useVisibleGroups();
  const hits = useSearchHits(text, groups);
  const own = useRef<ComponentRef<typeof AutoComplete>>(null);
  useLayoutEffect(() => {
    if (hadFocus) own.current?.focus();
  }, [hadFocus]);

  const trailOf = (hit: SearchHit) =>
    [t(`groups/${hit.form.place.group}::title`), ...(hit.field ? [hit.tabTitle] : [])].join(' › ');
  // Screen readers announce an option's value, so it is the text and not the URL.
  const found = hits.map((hit) => ({
    value: `${hit.title} — ${trailOf(hit)}`,
    label: <Hit title={hit.title} trail={trailOf(hit)} />,
    address: addressOf(hit),
  }));
  const wanted = text.trim().toLocaleLowerCase();
  const pages = groups
    .map((group) => ({ title: t(`groups/${group.key}::title`), key: group.key }))
    .filter(({ title }) => wanted !== '' && title.toLocaleLowerCase().includes(wanted))
    .map(({ title, key }) => ({ value: title, label: title, address: `/app/system/list/${key}` }));

  const handleSelect = (_value: string, { address }: { address: string }) => {
    onText('');
    void navigate(address);
  };

  return (
    <AutoComplete
      className={styles.search}
      value={text}
      onChange={onText}
      ref={own}
      defaultOpen={hadFocus && text !== ''}
      onSelect={handleSelect}
      defaultActiveFirstOption
      options={[...pages, ...found]}
      notFoundContent={text.trim() === '' ? null : t('search.none')}
    >
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
    </AutoComplete>
  );
}

function Hit({ title, trail }: { title: string; trail: string }) {
  return (
    <>
      <div>{title}</div>
      <Typography.Text type="secondary" className={styles.trail}>
        {trail}
      </Typography.Text>
    </>
  );
}

/** The fragment names the field, so that the page can scroll to it. */
function addressOf({ form, field }: SearchHit): string {
  const tab = form.id.slice(form.id.lastIndexOf('/') + 1);
  const fragment = field ? `#${field.messageKey}` : '';
  return `/app/system/list/${form.place.group}?tab=${tab}${fragment}`;
}
