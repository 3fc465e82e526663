import { sizeText } from '@signalbox/widgets';
import { useTranslation } from 'react-i18next';

/** Numbers and times in the user's locale. */
export function useFormats() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value);
  return {
    number,
    percent: (share: number) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    bytes: (value: number) => sizeText(value / 1024 ** 2, language),
    /** A request or a statement. */
    milliseconds: (value: number) =>
      value >= 1000 ? unit(value / 1000, 'second', 1) : unit(value, 'millisecond', value < 10 ? 1 : 0),
    /** How long a server has been running. */
    duration: (seconds: number) => {
      if (seconds >= 2 * 86_400) return unit(Math.floor(seconds / 86_400), 'day');
      if (seconds >= 2 * 3_600) return unit(Math.floor(seconds / 3_600), 'hour');
      return seconds >= 120
        ? unit(Math.floor(seconds / 60), 'minute')
        : unit(Math.max(0, Math.floor(seconds)), 'second');
    },
    clock: (at: number) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at),
  };
}
