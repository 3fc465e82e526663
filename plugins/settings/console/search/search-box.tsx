import { SearchOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { addedFormsQuery } from '@signalbox/console-kit';
import { useIsLicensed } from '@signalbox/console-kit/menu';
import { maySee, searchFields, type SearchHit } from '@signalbox/engine/core';
import { type FormDefinition, forms, type GroupDefinition, type Messages } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input, Typography } from 'antd';
import { type ComponentRef, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useVisibleGroups } from '../groups/use-visible-groups';
import styles from './settings-search.module.css';

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

const maxListed = 12;
const allForms: readonly FormDefinition[] = forms;

/** The tabs and fields of the pages in `groups` whose texts in the user's language have `text`. */
function useSearchHits(text: string, groups: readonly GroupDefinition[]): SearchHit[] {
  const { i18n } = useTranslation('settings');
  const { api, user, hasExtensions } = useConsole();
  const added = useQuery(addedFormsQuery({ api, hasExtensions, i18n })).data;
  const isLicensed = useIsLicensed();
  return useMemo(() => {
    const shown = new Set(groups.map((group) => group.key));
    const viewer = { ...user, permissions: new Set(user.permissions) };
    const isSearched = (form: FormDefinition) =>
      shown.has(form.place.group) && maySee(form, viewer) && isLicensed(form.licenseFeature);
    const searched = [...allForms, ...(added ?? []).map(({ form }) => form)].filter(isSearched);
    const messages = Object.fromEntries(searched.map((form) => [`forms/${form.id}`, messagesOf(i18n, form)]));
    return searchFields({ forms: searched, messages, text }).slice(0, maxListed);
  }, [groups, user, isLicensed, i18n, text, added]);
}

/** Messages of a form in the user's language; English if the pack lacks them. */
function messagesOf(
  i18n: { language: string; getResourceBundle: (language: string, namespace: string) => unknown },
  form: FormDefinition,
): Messages {
  const bundle = (language: string) => (i18n.getResourceBundle(language, `forms/${form.id}`) ?? {}) as Messages;
  return { ...bundle('en'), ...bundle(i18n.language) };
}
