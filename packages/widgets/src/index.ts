export { ChoiceFactsContext, type ChoiceFacts } from './choice-facts/choice-facts';
export { sizeText } from './choice-facts/size-text';
export { guarded } from './guarded';
export * from './services/widget-services';
export { useWidgetServices } from './services/widget-services-context';
export { WidgetServicesProvider } from './services/widget-services-provider';
export { widgetTable } from './widget-table';
export { durationOf, secondsPerUnit, timeUnits, type Duration, type TimeUnit } from './duration/time-units';
export { packOf } from './language-packs/pack-name';
