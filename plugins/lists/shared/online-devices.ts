import type { LanguageText } from '@signalbox/schemas/language-text';

/** An item of `GET core/recordOnline`: the devices of one model, as the last check of them has found. */
export interface OnlineDevices {
  /** Key of the model, in addresses. */
  model: string;
  title: LanguageText;
  /** Path of the property that has the state of a device, for filters. */
  property: string;
  online: number;
  offline: number;
}
