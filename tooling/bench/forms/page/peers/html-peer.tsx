import type { FormDefinition } from '@signalbox/schemas';
import type { ReadyPeer } from '../peer';
import { sectionsOf } from '../sections';
import type { HtmlLayout } from './html-field';
import { HtmlPage } from './html-page';

/** Inputs without an engine or a style, which only store the typed text: one flow of labels and inputs. */
export const prepareHtml = (form: FormDefinition) => prepare(form, 'flow');

/** The same, styled like the other engines' fields: each a block of its own. */
export const prepareHtmlBlocks = (form: FormDefinition) => prepare(form, 'blocks');

function prepare(form: FormDefinition, layout: HtmlLayout): ReadyPeer {
  const sections = sectionsOf(form);
  const values: Record<string, Record<string, unknown>> = {};
  const onValue = (section: string, name: string, value: unknown) => {
    (values[section] ??= {})[name] = value;
  };
  return {
    element: () => <HtmlPage sections={sections} layout={layout} onValue={onValue} />,
    values: () => values,
    idOf: (path) => path.join('.'),
  };
}
