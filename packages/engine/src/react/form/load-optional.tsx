import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { FormPlan } from '../../core';
import type { OptionalFieldProps } from './optional-field';
import type { OptionalSectionProps } from './optional-section';

interface OptionalParts {
  Section: ComponentType<OptionalSectionProps>;
  Field: ComponentType<OptionalFieldProps>;
}

let loaded: OptionalParts | undefined;

async function load(): Promise<OptionalParts> {
  const [section, field] = await Promise.all([import('./optional-section'), import('./optional-field')]);
  loaded = { Section: section.OptionalSection, Field: field.OptionalField };
  return loaded;
}

/** Loads what draws optional sections and fields, if the form has any: they are then drawn at once. */
export async function loadOptionalParts({ sections, fields }: FormPlan): Promise<void> {
  if ([...sections, ...fields].some(({ isOptional }) => isOptional)) await load();
}

const DeferredSection = lazy(async () => ({ default: (await load()).Section }));
const DeferredField = lazy(async () => ({ default: (await load()).Field }));

/** Its code is not on pages without such sections. */
export function OptionalSection(props: OptionalSectionProps) {
  const [Section] = useState(() => loaded?.Section ?? DeferredSection);
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}

export function OptionalField(props: OptionalFieldProps) {
  const [Field] = useState(() => loaded?.Field ?? DeferredField);
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  );
}
