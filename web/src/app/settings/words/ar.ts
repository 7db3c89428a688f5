import type { enSettings } from './en.ts';

export const arSettings: typeof enSettings = {
  title: 'الإعدادات',
  language: 'اللغة',
  browser: 'كالمتصفح',
  theme: 'المظهر',
  themes: { system: 'كالنظام', light: 'فاتح', dark: 'داكن', contrast: 'تباين عالٍ' },
  entry: 'ترتيب الإدخال',
  entries: { 'cell-first': 'الخلية أولًا', 'digit-first': 'الرقم أولًا' },
  picker: 'من أين تأتي الأرقام',
  pickers: { bar: 'المفاتيح فقط', popup: 'لوحة عند الخلية', radial: 'دائرة حول الخلية' },
  coordinates: 'أرقام الصفوف والأعمدة',
  coordinatesShown: { hints: 'أثناء التلميحات', always: 'دائمًا', never: 'أبدًا' },
  help: 'المساعدة',
  presets: { paper: 'بلا مساعدة', usual: 'المعتاد', everything: 'كاملة' },
  aids: {
    showConflicts: 'أظهر القواعد المخالَفة',
    checkEntries: 'علّم الإدخالات التي ليست الحل',
    showPeers: 'ظلّل بيوت الخلية المختارة',
    showSame: 'أبرز الرقم نفسه',
    showSameMarks: 'أبرز الرقم نفسه بين العلامات',
    showRemaining: 'كم بقي من كل رقم',
    clearPeerMarks: 'الإدخال يمسح رقمه من العلامات التي يراها',
    showCandidates: 'الأرقام الممكنة، باهتة في كل خلية',
    showNakedSingles: 'القيم الوحيدة الظاهرة بالأحمر',
    showHiddenSingles: 'القيم الوحيدة المخفية بالأحمر',
  },
  switches: {
    showTimer: 'المؤقت',
    letterKeys: 'حروف مفردة مفاتيحَ',
  },
};
