// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collect, defaultsOf, errorsOfForm, planForm, visibleFields } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { walkByKeyboard } from './testing/keyboard-walk';
import { memoryPlatform } from './testing/memory-platform';
import { languages, messageIn } from './testing/locale-messages';
import { renderConsole } from './testing/render-console';

const allForms = settingsTabs;
// Keys work alike in every language, so each form is drawn once, in one of them.
const cases = allForms.map((form, at) => ({ form, id: form.id, language: languages[at % languages.length]! }));
const filePickers = new Set(['image', 'language-packs']);

describe.each(cases)('$id in $language', ({ form, language }) => {
  it('is filled in and saved by keyboard alone', async () => {
    const [group, tab] = form.id.split('/');
    const plan = planForm(form);
    const compiled = compiledForms[form.id]!;
    const platform = memoryPlatform({ settings: defaultsOf(form) });
    const { user } = renderConsole({ paths: [`/app/${group}?tab=${tab}`], language, platform });
    const save = await screen.findByRole('button', {
      name: messageIn({ language, namespace: 'console-kit', key: 'save' }),
    });
    await waitFor(() => expect(document.querySelector('[aria-busy=true], .ant-spin')).toBeNull());

    const walk = await walkByKeyboard({ plan, user, save });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(messageIn({ language, namespace: 'settings', key: 'saved' }))).toBeVisible();

    expect(platform.saves()).toHaveLength(1);
    const { settings } = platform;
    expect(errorsOfForm({ plan, compiled, values: settings })).toEqual([]);
    const visible = visibleFields({ plan, compiled, values: settings });
    const drawn = plan.fields.filter(({ pointer, widget }) => widget !== 'hidden' && visible.has(pointer));
    expect([...walk.reached.keys()].toSorted()).toEqual(drawn.map(({ pointer }) => pointer).toSorted());
    expect(walk.fileDialogs).toBe(drawn.filter(({ widget }) => filePickers.has(widget)).length);
    const sent = JSON.stringify(platform.saves());
    expect(walk.typed.filter((text) => !sent.includes(text))).toEqual([]);
    expect(collect({ plan, compiled, values: settings })).not.toEqual(defaultsOf(form) satisfies JsonObject);
  });
});
