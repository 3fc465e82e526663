import type { SchemeFrameProps } from '@signalbox/api/react';
import { useFormMessages, useInlineSize, type RuntimeForm } from '@signalbox/console-kit';
import { isThere, optionalSections, readAt, startOfForm, writeAt } from '@signalbox/engine/core';
import { createFormStore, type FormStore, SchemaForm } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { widgetTable } from '@signalbox/widgets';
import { ConfigProvider } from 'antd';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { TabDraft } from '../../shared/draft';
import { draftMessages } from './draft-messages';
import type { PreviewView } from './preview-bar';
import styles from './preview.module.css';

interface PreviewFormProps {
  form: RuntimeForm;
  SchemeFrame: ComponentType<SchemeFrameProps>;
  draft: TabDraft;
  view: PreviewView;
  /** The store of the form before, whose values the next one takes over. */
  last: FormStore | undefined;
  /** Called once with the store of this form. */
  onStore: (store: FormStore) => void;
}

/** Pixels of padding and border beside the form, as in the style sheet. */
const edge = 17;
/** Pixels. */
const formWidths = { computer: 960, tablet: 600, phone: 358 };

/** The tab as the settings page draws it, with what was typed into it. Nothing is saved. */
export function PreviewForm({ form, SchemeFrame, draft, view, last, onStore }: PreviewFormProps) {
  const ofConsole = useFormMessages();
  const [store] = useState(() => createFormStore({ ...form, values: startValues(form, last), ignoresSettings: true }));
  useEffect(() => {
    onStore(store);
  }, [onStore, store]);
  const { language, direction, width, scheme, mayChange } = view;
  const [pane, available] = useInlineSize();
  const formWidth = width === 'full' ? undefined : formWidths[width];
  const messages = useMemo(() => draftMessages(draft, language, ofConsole), [draft, language, ofConsole]);
  return (
    <SchemeFrame scheme={scheme}>
      <ConfigProvider direction={direction}>
        <div ref={pane} className={styles.pane}>
          <div
            dir={direction}
            lang={language}
            className={styles.form}
            style={formWidth === undefined ? undefined : { inlineSize: formWidth, zoom: scaleOf(formWidth, available) }}
          >
            <h3 className={styles.title}>{messages(`forms/${draft.id}::title`) ?? draft.id}</h3>
            <SchemaForm
              store={store}
              widgets={widgetTable}
              messages={messages}
              disabled={!mayChange}
              isReadOnly={!mayChange}
              hasFirstFocus={false}
            />
          </div>
        </div>
      </ConfigProvider>
    </SchemeFrame>
  );
}

/** A form that is wider than the pane is drawn smaller. */
function scaleOf(width: number, available = Infinity): number {
  return Math.min(1, available / (width + 2 * edge));
}

function startValues({ plan }: RuntimeForm, last: FormStore | undefined): JsonObject {
  const typed = last?.values() ?? {};
  const added = optionalSections(plan).filter(({ pointer }) => isThere(typed, pointer));
  const start = added.reduce((values, { pointer }) => writeAt(values, pointer, {}), startOfForm(plan));
  return plan.fields.reduce((values, { pointer }) => {
    const value = readAt(typed, pointer);
    return value === undefined ? values : writeAt(values, pointer, value);
  }, start);
}
