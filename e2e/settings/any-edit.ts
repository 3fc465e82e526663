import type { Page } from '@playwright/test';
import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { field, input } from '../support/settings-page';

/** One tab, one change by hand, and the expected settings afterwards. */
export interface TabEdit {
  form: string;
  change: (page: Page) => Promise<void>;
  /** Matched against the whole settings. */
  saved: Record<string, unknown>;
  /** A field whose control shows the new value again after a restart: its text, or whether it is switched on. */
  shown: {
    pointer: string;
    value: string | boolean;
    /** The list item that contains it, closed at first. */ item?: string;
  };
}

/** An edit of a tab that has none written by hand: its first text, number or switch, and the fields that this requires. */
export function anyEdit(form: FormDefinition): TabEdit {
  const found = firstSimple(form.schema, '');
  if (!found) throw new Error(`${form.id} has no text, number or switch of its own: write an edit for it in edits.ts`);
  const { pointer, schema } = found;
  const value = newValue(schema);
  return {
    form: form.id,
    change: async (page) => {
      if (typeof value === 'boolean') await field(page, pointer).getByRole('switch').click();
      else await input(page, pointer).fill(String(value));
      await fillEmptyTexts(page);
    },
    saved: pointer
      .slice(1)
      .split('/')
      .reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), value) as JsonObject,
    shown: { pointer, value: typeof value === 'boolean' ? value : String(value) },
  };
}

interface Simple {
  pointer: string;
  schema: JsonSchema;
}

function firstSimple(schema: JsonSchema, pointer: string): Simple | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = `${pointer}/${name}`;
    if (isSimple(property)) return { pointer: at, schema: property };
    const inner = firstSimple(property, at);
    if (inner) return inner;
  }
  return undefined;
}

function isSimple({ type, enum: choices, format, pattern, writeOnly }: JsonSchema): boolean {
  if (choices ?? format ?? pattern ?? writeOnly) return false;
  return type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';
}

function newValue({ type, default: given, minimum = 1 }: JsonSchema): string | number | boolean {
  if (type === 'boolean') return given !== true;
  return type === 'string' ? 'typed' : minimum + (given === minimum ? 1 : 0);
}

/** A field that a condition shows may be required. */
async function fillEmptyTexts(page: Page): Promise<void> {
  for (const text of await page.locator('.sb-field').locator('textarea, input[type=text]').all())
    if ((await text.inputValue()) === '' && (await text.isEditable())) await text.fill('typed');
}
