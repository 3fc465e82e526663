import type { AuthorError } from '@signalbox/schemas/author-update';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import en from '../../locales/author/en.json';
import zhHans from '../../locales/author/zh-Hans.json';
import { addMessages, i18n } from '../shell/i18n';
import styles from './error-panel.module.css';

let root: Root | undefined;

/** Shows the errors of the last check over the page, or removes them. */
export function showErrors(errors: readonly AuthorError[]): void {
  if (errors.length === 0 && root === undefined) return;
  root ??= createPanelRoot();
  root.render(
    <I18nextProvider i18n={i18n}>
      {errors.length > 0 ? <ErrorPanel key={JSON.stringify(errors)} errors={errors} /> : null}
    </I18nextProvider>,
  );
}

function createPanelRoot(): Root {
  addMessages('en', { console: en });
  addMessages('zh-Hans', { console: zhHans });
  const element = document.createElement('div');
  document.body.append(element);
  return createRoot(element);
}

/**
 * The errors of the schemas, over the page in author mode. It takes no focus: someone may be typing into a form. A new list
 * of errors opens it again after it was closed.
 */
function ErrorPanel({ errors }: { errors: readonly AuthorError[] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const title = t('author.title', { count: errors.length });
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title} role="alert">
          {title}
        </h2>
        <button type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'author.close' : 'author.open')}
        </button>
      </header>
      {isOpen ? (
        <>
          <p className={styles.note}>{t('author.note')}</p>
          <ol className={styles.list}>
            {errors.map((error) => (
              <li key={`${placeOf(error)} ${error.pointer} ${error.wrong}`} className={styles.error}>
                {/* File names and the texts of the check are English, in every language of the console. */}
                <code dir="ltr" className={styles.place}>
                  {placeOf(error)}
                </code>
                <code dir="ltr" className={styles.pointer}>
                  {error.pointer || t('author.wholeFile')}
                </code>
                <p lang="en" dir="ltr" className={styles.text}>
                  {error.wrong}
                </p>
                <p lang="en" dir="ltr" className={styles.remedy}>
                  {error.remedy}
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

/** The place in the notation that editors and terminals open. */
function placeOf({ file, line, column }: AuthorError): string {
  return `${file}:${line}:${column}`;
}
