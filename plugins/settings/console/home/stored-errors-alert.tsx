import { projectPrefix } from '@signalbox/api';
import { readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFormMessages } from '@signalbox/console-kit';
import { pathOf, writeAt } from '@signalbox/engine/core';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import { type GroupDefinition, groups } from '@signalbox/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, theme } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StoredError, StoredErrorList } from '../../shared/stored-error';
import styles from './stored-errors-alert.module.css';

/** Lists the invalid stored settings: place, reason and a link. */
export function StoredErrorsAlert({ list }: { list: StoredErrorList }) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const messages = useFormMessages();
  const setCover = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('--cover', token.colorWarningBg),
    [token.colorWarningBg],
  );
  return (
    <Alert
      type="warning"
      showIcon
      title={<h2 className={styles.title}>{t('invalid.title')}</h2>}
      description={
        <>
          <p>{t('invalid.text')}</p>
          <ul ref={setCover} className={styles.list} style={{ borderColor: token.colorWarningBorder }}>
            {list.items.map((error) => (
              <StoredErrorItem
                key={`${error.project} ${error.pointer} ${error.keyword}`}
                error={error}
                messages={messages}
              />
            ))}
          </ul>
          {list.hasMore ? <p>{t('invalid.more', { count: list.items.length })}</p> : null}
        </>
      }
    />
  );
}

interface StoredErrorItemProps {
  error: StoredError;
  messages: FormMessages;
}

/** Project, page and tab, then the reason, with a link that opens the tab at the field. */
function StoredErrorItem({ error, messages }: StoredErrorItemProps) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const { project } = useConsole();
  const page = error.group && messages(`groups/${error.group}::title`);
  const tab = error.form && messages(`forms/${error.form}::title`);
  const place = [error.project === 'default' ? t('invalid.defaultProject') : error.project, page, tab];
  const reason = reasonOf({ error, messages, unknown: t('invalid.unknown', { name: error.pointer }) });
  const address = addressOf(error);
  const label = { 'aria-label': t('invalid.openAt', { reason }), style: { color: token.colorLink } };
  const isHere = error.project === project;
  const isRemovable = error.keyword === 'unknown' && isHere;
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span className={styles.place} style={{ color: token.colorTextDescription }}>
          {place.filter(Boolean).join(' › ')}
        </span>
        {reason}
      </span>
      {isRemovable ? <RemoveUnknown pointer={error.pointer} /> : null}
      {address === undefined ? null : isHere ? (
        <Link to={address} {...label}>
          {t('invalid.open')}
        </Link>
      ) : (
        <a href={projectRoot(error.project) + address} {...label}>
          {t('invalid.open')}
        </a>
      )}
    </li>
  );
}

/** Removes a stored value without a form, after a confirmation. */
function RemoveUnknown({ pointer }: { pointer: string }) {
  const { api, notify } = useConsole();
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.send('PATCH', 'core/setting', { body: writeAt({}, pointer, null) }),
    onSuccess: async () => {
      notify(t('saved'));
      await readAgain(queries, settingKeys.all);
    },
    onError: (error) => notify(error.message),
  });
  return (
    <ConfirmPopover
      title={t('invalid.removeQuestion', { name: pointer })}
      okText={t('hidden.remove')}
      cancelText={t('cancel')}
      onConfirm={() => remove.mutate()}
    >
      <Button type="text" loading={remove.isPending} aria-label={t('invalid.removeOf', { name: pointer })}>
        {t('hidden.remove')}
      </Button>
    </ConfirmPopover>
  );
}

interface ReasonOptions {
  error: StoredError;
  messages: FormMessages;
  /** Text for a value without a form. */
  unknown: string;
}

/** The error message that the form shows at the field. */
function reasonOf({ error, messages, unknown }: ReasonOptions): string {
  if (error.keyword === 'unknown' || error.form === undefined) return unknown;
  const path = pathOf(error.field === '' ? error.pointer : error.field);
  return errorSentence({ formId: error.form, plan: { path, messageKey: path.join('.') }, error: error, messages });
}

const allGroups: readonly GroupDefinition[] = groups;

/**
 * URL at which the value can be corrected: the tab, with the field in the fragment, relative to the router of this project.
 * Undefined for a value without a tab.
 */
function addressOf({ form, group, field, keyword }: StoredError): string | undefined {
  if (form === undefined || group === undefined || keyword === 'unknown') return undefined;
  const owner = allGroups.find(({ key }) => key === group);
  if (owner?.hasOwnPage === true) return `/app/${group}`;
  const tab = form.slice(form.lastIndexOf('/') + 1);
  const fragment = field === '' ? '' : `#${encodeURIComponent(pathOf(field).join('.'))}`;
  return `/app/system/list/${group}?tab=${tab}${fragment}`;
}

/** URL prefix of a project's pages. Pages of another project need a page load. */
function projectRoot(project: string): string {
  return project === 'default' ? '' : `/${projectPrefix}${project}`;
}
