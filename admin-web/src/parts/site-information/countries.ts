import { countries } from '@galley/shared/countries';

/** Countries by their English names, sorted; those without a name are shown by their codes. */
export function countryChoices(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
