import { LANGUAGES, type Language } from '@lodestar/domain';

/** Values of the account's fields that are chosen from a list (specification, part 1, section 3). */
export const TITLES = ['Mr.', 'Ms.', 'Mrs.', 'Dr.', 'Prof.'] as const;
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export const FORMS = [1, 2, 3, 4, 5, 6] as const;
export const USER_ROLES = ['Stu', 'Tea', 'Sta'] as const;
export const PREFERRED_LANGUAGES = LANGUAGES;

/** The 18 districts of Hong Kong, and other. */
export const SCHOOL_DISTRICTS = [
  'centralAndWestern',
  'eastern',
  'southern',
  'wanChai',
  'kowloonCity',
  'wongTaiSin',
  'yauTsimMong',
  'shamShuiPo',
  'islands',
  'kwaiTsing',
  'north',
  'saiKung',
  'shaTin',
  'taiPo',
  'tsuenWan',
  'tuenMun',
  'yuenLong',
  'kwunTong',
  'other',
] as const;

export type Title = (typeof TITLES)[number];
export type Gender = (typeof GENDERS)[number];
export type UserRole = (typeof USER_ROLES)[number];
export type PreferredLanguage = Language;
export type SchoolDistrict = (typeof SCHOOL_DISTRICTS)[number];
