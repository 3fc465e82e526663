import type { CompiledForm, ConditionTest, PageForms } from './form';

/** How author mode loads compiled code in the place of that of the build. Empty otherwise. */
export const replacedCode: {
  loadPage?: (group: string, loadBuilt: (() => Promise<PageForms>) | undefined) => Promise<PageForms>;
  loadDialog?: (id: string, loadBuilt: (() => Promise<CompiledForm>) | undefined) => Promise<CompiledForm>;
  loadGroupVisible?: (
    loadBuilt: () => Promise<Record<string, ConditionTest>>,
  ) => Promise<Record<string, ConditionTest>>;
} = {};
