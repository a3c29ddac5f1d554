/** The starter sites, each a folder beside this file. The names are stored, so they must not change. */
export const starterNames = ['trade', 'cafe', 'practice', 'shop', 'club'] as const;
export type StarterName = (typeof starterNames)[number];

/**
 * The names and descriptions for the user's choice; the sites themselves are only loaded when one is created.
 */
export const starterTitles: Record<StarterName, { title: string; purpose: string }> = {
  trade: { title: 'Trade', purpose: 'Builders, roofers, electricians: anyone who comes with a van.' },
  cafe: { title: 'Café', purpose: 'Bakeries, cafés and small restaurants with a menu.' },
  practice: { title: 'Practice', purpose: 'Advisers, lawyers, doctors: appointments and trust.' },
  shop: { title: 'Shop', purpose: 'Florists, book shops, makers: a counter and what is on it.' },
  club: { title: 'Club', purpose: 'Clubs and societies with events and members.' },
};
