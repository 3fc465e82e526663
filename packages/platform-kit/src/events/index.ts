export { eventChannel, type PlatformEvent, reportEvent } from './report-event';
