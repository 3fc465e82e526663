import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';

/** What `ui:field`, `ui:widget` and `ui:XxxTemplate` may name beyond RJSF's antd theme. Keep the object constant. */
export interface RjsfFieldSchemas {
  fields?: RegistryFieldsType;
  templates?: Partial<TemplatesType>;
  widgets?: RegistryWidgetsType;
}
