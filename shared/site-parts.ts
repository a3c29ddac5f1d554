/** What every page shows and is saved as one: it goes live with a launch beside pages. The order is that of lists. */
export const sitePartNames = ['look', 'navbar', 'footer', 'settings'] as const;
export type SitePartName = (typeof sitePartNames)[number];

/** What people call each: in lists, and in sentences. */
const sitePartWords: Record<SitePartName, { label: string; noun: string }> = {
  look: { label: 'Look', noun: 'the look' },
  navbar: { label: 'Navbar tabs', noun: 'the navbar tabs' },
  footer: { label: 'Footer', noun: 'the footer' },
  settings: { label: 'Company settings', noun: 'the company settings' },
};

/** A stored name of a part; undefined where only a later release knows it. */
export const knownPart = (name: string): SitePartName | undefined =>
  sitePartNames.find((known) => known === name);

/** The label of a part, also of one that is not known. */
export function partLabel(name: string): string {
  const known = knownPart(name);
  return known ? sitePartWords[known].label : name;
}

/** The same in a sentence. */
export function partNoun(name: string): string {
  const known = knownPart(name);
  return known ? sitePartWords[known].noun : `'${name}'`;
}
