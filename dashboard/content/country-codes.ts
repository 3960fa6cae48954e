/** Country codes of phone numbers, in the order they are offered (spec §3). */
export const countryCodes = [
  { id: '+91', label: '+91 IN' },
  { id: '+1', label: '+1 US/CA' },
  { id: '+44', label: '+44 UK' },
  { id: '+61', label: '+61 AU' },
  { id: '+33', label: '+33 FR' },
  { id: '+49', label: '+49 DE' },
  { id: '+81', label: '+81 JP' },
  { id: '+86', label: '+86 CN' },
  { id: '+7', label: '+7 RU' },
  { id: '+971', label: '+971 UAE' },
  { id: '+55', label: '+55 BR' },
  { id: '+52', label: '+52 MX' },
  { id: '+27', label: '+27 ZA' },
  { id: '+82', label: '+82 KR' },
  { id: '+39', label: '+39 IT' },
] as const;

export const DEFAULT_COUNTRY_CODE = '+91';
