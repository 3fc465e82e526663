import type { LanguageText } from '@signalbox/schemas/language-text';

/** `GET core/dashboard/{id}/values`: the newest values of one table of devices. */
export interface TableValues {
  devices: DeviceValues[];
  /** False: the table has more devices and fields than one response. */
  isComplete: boolean;
}

export interface DeviceValues {
  device: string;
  /** ISO time of its newest value. */
  time: string;
  /** Only with the setting `onlineCheck`, for a device whose interval is known. */
  isOnline?: boolean;
  fields: FieldValues[];
}

export interface FieldValues {
  field: string;
  /** From the model of the table, which may lack the field. */
  title?: LanguageText;
  unit?: string;
  /** ISO. */
  time: string;
  value: FieldValue;
  /** The newest numbers, the oldest first. */
  points: { time: string; value: number }[];
}

/** What a device may report. */
export type FieldValue = number | boolean | string;
