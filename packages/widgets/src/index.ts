export { ChoiceLimitsContext, type ChoiceLimits } from './choice-limits/choice-limits';
export { sizeText } from './choice-limits/size-text';
export { IconName } from './icon/icon-name';
export { useDateMessages } from './date-time/use-date-messages';
export * from './services/widget-services';
export { WidgetServicesProvider } from './services/widget-services-context';
export { SingleSelect } from './select/single-select';
export { TextBox } from './text/text-box';
export { loadWidgets, widgetNames, widgetTable } from './widget-table';
