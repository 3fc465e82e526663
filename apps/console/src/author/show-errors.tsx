import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { AuthorError } from '@signalbox/schemas/author-update';
import { addMessages, i18n } from '../shell/i18n';
import { ErrorPanel } from './error-panel';
import en from '../../locales/author/en.json';
import zhHans from '../../locales/author/zh-Hans.json';

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
