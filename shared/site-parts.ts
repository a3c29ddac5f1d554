/**
 * The parts of the site that all pages show. Each is saved as a whole, and can go live with a launch. The
 * order is that of lists.
 */
export const sitePartNames = ['look', 'navbar', 'footer', 'settings'] as const;
export type SitePartName = (typeof sitePartNames)[number];

/** Their names in lists and in sentences. */
const sitePartWords: Record<SitePartName, { label: string; noun: string }> = {
  look: { label: 'Look', noun: 'the look' },
  navbar: { label: 'Navbar tabs', noun: 'the navbar tabs' },
  footer: { label: 'Footer', noun: 'the footer' },
  settings: { label: 'Company settings', noun: 'the company settings' },
};

/** Narrows a stored name of a part; undefined where only a later release knows it. */
export const knownPart = (name: string): SitePartName | undefined =>
  sitePartNames.find((known) => known === name);

/** The label of a part, or the name of an unknown one. */
export function partLabel(name: string): string {
  const known = knownPart(name);
  return known ? sitePartWords[known].label : name;
}

/** The same in a sentence. */
export function partNoun(name: string): string {
  const known = knownPart(name);
  return known ? sitePartWords[known].noun : `'${name}'`;
}
