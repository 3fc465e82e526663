import arabic from 'antd/es/locale/ar_EG';
import type { Locale } from 'antd/es/locale';

/** antd's Arabic with short names of the days: its own are those in full, which touch each other in a calendar. */
export const arabicAntd: Locale = {
  ...arabic,
  ...(arabic.DatePicker && {
    DatePicker: {
      ...arabic.DatePicker,
      lang: { ...arabic.DatePicker.lang, shortWeekDays: ['أحد', 'إثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'] },
    },
  }),
};
