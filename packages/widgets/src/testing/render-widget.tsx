import './browser-gaps';
import { fillParams } from '@signalbox/engine/core';
import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ChoiceLimitsContext, type ChoiceLimits } from '../choice-limits/choice-limits';
import type { WidgetServices } from '../services/widget-services';
import { WidgetServicesProvider } from '../services/widget-services-context';
import { loadFullSelect } from '../select/load-full-select';
import { loadWidgets, widgetTable } from '../widget-table';
import { testMessages } from './test-messages';

// As on a tab, which preloads its widgets.
const slow = new Set(['color', 'date-time', 'language-packs']);
await Promise.all([loadWidgets(Object.keys(widgetTable).filter((name) => !slow.has(name))), loadFullSelect()]);

interface WidgetSetup extends Partial<Omit<WidgetProps<JsonValue>, 'onChange'>> {
  services?: Partial<WidgetServices>;
  /** Sizes and availability of the choices. */
  choices?: ChoiceLimits;
  /** Messages are English, except for `zh-Hans`. */
  language?: string;
  /** Messages of the form by part. A missing one falls back to its last segment, as in the engine. */
  formMessages?: Record<string, string>;
}

const noServices: WidgetServices = {
  imageUrl: (value) => `/rest/${value}`,
  themes: { builtIn: [], load: () => Promise.resolve([]) },
  languages: [],
};

/**
 * Renders a widget of the table with a label and state. `given` is its last `onChange` call and the number of calls.
 */
export function renderWidget(
  name: string,
  { services, choices = {}, language = 'en', formMessages = {}, ...props }: WidgetSetup = {},
) {
  const Widget = widgetTable[name] as ComponentType<WidgetProps<JsonValue>>;
  const given: { value: JsonValue | undefined; how?: ChangeManner; times: number } = { value: props.value, times: 0 };
  const allServices = { ...noServices, ...services };
  const messages = testMessages(language);
  const outside: { set?: (value: JsonValue | undefined) => void } = {};

  function Harness() {
    const [value, setValue] = useState(props.value);
    outside.set = setValue;
    const handleChange = (next: JsonValue | undefined, how?: ChangeManner) => {
      given.value = next;
      given.how = how;
      given.times += 1;
      setValue(next);
    };
    return (
      <I18nextProvider i18n={messages}>
        {/* jsdom ends no animation: dialogs would stay. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <WidgetServicesProvider services={allServices}>
            <label id="field-label" htmlFor="field">
              Field
            </label>
            <ChoiceLimitsContext value={choices}>
              <Widget
                id="field"
                label="Field"
                disabled={false}
                required={false}
                isInvalid={false}
                schema={{}}
                options={{}}
                messages={(part, params = {}) =>
                  fillParams(formMessages[part] ?? part.slice(part.lastIndexOf('.') + 1), params)
                }
                {...props}
                value={value}
                onChange={handleChange}
              />
            </ChoiceLimitsContext>
            <button type="button">Elsewhere</button>
          </WidgetServicesProvider>
        </ConfigProvider>
      </I18nextProvider>
    );
  }

  render(<Harness />);
  return {
    user: userEvent.setup(),
    given,
    /** A focusable element outside the widget. */
    elsewhere: () => screen.getByRole('button', { name: 'Elsewhere' }),
    setOutside: (value: JsonValue | undefined) => outside.set?.(value),
  };
}
