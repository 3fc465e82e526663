import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form';
import { defaultsOf } from './defaults-of';

it("collects nested defaults, and prefers a section's own default over those of its properties", () => {
  const form = aForm({
    schema: {
      type: 'object',
      properties: {
        plain: { type: 'string', default: 'x' },
        none: { type: 'string' },
        empty: { type: 'object', properties: { a: { type: 'string' } } },
        inner: {
          type: 'object',
          default: { a: 'own' },
          properties: { a: { type: 'string', default: 'theirs' }, b: { type: 'boolean', default: false } },
        },
      },
    },
  });
  expect(defaultsOf(form)).toEqual({ plain: 'x', inner: { a: 'own', b: false } });
});

it('creates a required section even without any default inside it', () => {
  const schema = {
    type: 'object' as const,
    required: ['email'],
    properties: { email: { type: 'object' as const, properties: { host: {} } } },
  };
  expect(defaultsOf(aForm({ schema }))).toEqual({ email: {} });
});
