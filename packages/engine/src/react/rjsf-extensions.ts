import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';

/**
 * What `ui:field`, `ui:widget` and `ui:XxxTemplate` may name beyond RJSF's antd theme. The object must keep its
 * identity between renders.
 */
export interface RjsfExtensions {
  fields?: RegistryFieldsType;
  templates?: Partial<TemplatesType>;
  widgets?: RegistryWidgetsType;
}
