import { attempt } from '@galley/shared/attempt';

/** Common languages of sites; another tag that is stored is kept and offered too. */
const tags = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'es-US',
  'es-MX',
  'es-ES',
  'fr-FR',
  'fr-CA',
  'de-DE',
  'de-AT',
  'de-CH',
  'it-IT',
  'pt-BR',
  'pt-PT',
  'nl-NL',
  'nl-BE',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'is-IS',
  'pl-PL',
  'cs-CZ',
  'sk-SK',
  'hu-HU',
  'ro-RO',
  'bg-BG',
  'hr-HR',
  'sl-SI',
  'sr-RS',
  'el-GR',
  'tr-TR',
  'ru-RU',
  'uk-UA',
  'he-IL',
  'ar',
  'fa-IR',
  'ur-PK',
  'hi-IN',
  'bn-BD',
  'th-TH',
  'vi-VN',
  'id-ID',
  'ms-MY',
  'tl-PH',
  'ko-KR',
  'ja-JP',
  'zh-CN',
  'zh-TW',
  'haw-US',
];

/** Languages by their English names, sorted. */
export function languageChoices(): { value: string; label: string }[] {
  return tags
    .map((value) => ({ value, label: languageLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** 'American English (en-US)'; the tag alone where its name is unknown. */
function languageLabel(tag: string): string {
  const name = attempt(() => new Intl.DisplayNames('en', { type: 'language' }).of(tag));
  return name && name !== tag ? `${name} (${tag})` : tag;
}
