import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonValue } from '@signalbox/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { widgets } from './widgets';

const handbook = readFileSync(join(import.meta.dirname, '../../../../../docs/authoring.md'), 'utf8');

test.each(['dimmer-input.tsx', 'widgets.ts'])('is the recipe of the handbook: %s', (file) => {
  const [, code] = new RegExp(`^\`console/${file}\`:\n\n\`\`\`tsx?\n([\\s\\S]*?)\`\`\``, 'm').exec(handbook) ?? [];
  expect(code).toBe(readFileSync(join(import.meta.dirname, file), 'utf8'));
});

test('a widget of a plug-in edits the value of its field, by its label', async () => {
  const Dimmer = widgets['dimmer']!;
  const handleChange = vi.fn<(value: JsonValue | undefined) => void>();
  render(
    <>
      <label htmlFor="field">Brightness</label>
      <Dimmer
        id="field"
        label="Brightness"
        value={20}
        onChange={handleChange}
        disabled={false}
        required={false}
        isInvalid={false}
        schema={{ type: 'integer', minimum: 10, maximum: 90 }}
        options={{ step: 5 }}
        messages={(part) => part}
      />
    </>,
  );
  const input = await screen.findByRole('slider', { name: 'Brightness' });
  expect(input).toMatchObject({ min: '10', max: '90', step: '5', value: '20' });
  fireEvent.change(input, { target: { value: '35' } });
  expect(handleChange).toHaveBeenLastCalledWith(35);
});
