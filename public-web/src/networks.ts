import type { SocialField } from './site-model';

interface Network {
  name: string;
  path: string;
}

/** Names and simple drawings (24 by 24) of the networks. */
export const networks: Record<SocialField, Network> = {
  facebookLink: {
    name: 'Facebook',
    path: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.6.2-1 .5-1z',
  },
  instagramLink: {
    name: 'Instagram',
    path: 'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.5-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
  twitterLink: {
    name: 'X (Twitter)',
    path: 'M3 3h5.5l4.4 6.1L18 3h2.4l-6.4 7.6L21 21h-5.5l-4.8-6.6L5 21H2.6l7-8.2zm3.6 1.8 9.8 14.4h1.2L7.7 4.8z',
  },
  youtubeLink: {
    name: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4v6l5-3z',
  },
  linkedinLink: {
    name: 'LinkedIn',
    path: 'M3 9h4v12H3zm2-6a2.1 2.1 0 1 1 0 4.2A2.1 2.1 0 0 1 5 3zm5 6h3.8v1.7c.7-1.2 2-2 3.7-2 2.9 0 4.5 1.9 4.5 5.2V21h-4v-6.4c0-1.5-.6-2.4-1.9-2.4-1.3 0-2.1.9-2.1 2.4V21h-4z',
  },
  pinterestLink: {
    name: 'Pinterest',
    path: 'M12 2a10 10 0 0 0-3.8 19.3c-.1-.8-.1-2 .1-2.9l1.2-5s-.3-.6-.3-1.5c0-1.4.8-2.4 1.8-2.4.9 0 1.3.6 1.3 1.4 0 .8-.5 2.1-.8 3.2-.2 1 .5 1.7 1.4 1.7 1.7 0 3-1.8 3-4.4 0-2.3-1.6-3.9-4-3.9a4.2 4.2 0 0 0-4.3 4.2c0 .8.3 1.7.7 2.2l-.3 1.3c-1.3-.6-2-2.2-2-3.5 0-2.9 2.1-5.5 6-5.5 3.2 0 5.6 2.3 5.6 5.3 0 3.2-2 5.7-4.7 5.7-.9 0-1.8-.5-2.1-1l-.6 2.2c-.2.8-.8 1.8-1.2 2.4A10 10 0 1 0 12 2z',
  },
  tumblrLink: {
    name: 'Tumblr',
    path: 'M10 2h3.5v5H18v3.8h-4.5V16c0 1.6.8 2 1.9 2 .8 0 1.6-.3 2.1-.6V21c-.9.6-2.3 1-3.8 1-3 0-5-1.6-5-5v-6.2H6.5V7.5C8.7 6.8 9.7 4.5 10 2z',
  },
};

const hosts: [host: RegExp, field: SocialField][] = [
  [/(^|\.)(facebook\.com|fb\.me)$/, 'facebookLink'],
  [/(^|\.)instagram\.com$/, 'instagramLink'],
  [/(^|\.)(twitter|x)\.com$/, 'twitterLink'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtubeLink'],
  [/(^|\.)linkedin\.com$/, 'linkedinLink'],
  [/(^|\.)pinterest\.com$/, 'pinterestLink'],
  [/(^|\.)tumblr\.com$/, 'tumblrLink'],
];
const elsewhere =
  'M13 3h8v8h-2.6V7.500l-8.600 8.600L8 14.300l8.600-8.700H13zM4 6h6v2.600H6.600v8.800h8.800V14H18v6H4z';

/**
 * Recognises what a link to a person leads to: a network, an email address, a telephone number, or another
 * site by its name.
 */
export function networkOf(link: string): Network {
  if (/^mailto:/i.test(link))
    return { name: 'Email', path: 'M2 5h20v2.300l-10 6-10-6zm0 4.700 10 6 10-6V19H2z' };
  if (/^tel:/i.test(link))
    return {
      name: 'Telephone',
      path: 'M6 2h3.500L12 7.500 9.300 9.700a13 13 0 0 0 5 5l2.200-2.700L22 14.500V18a4 4 0 0 1-4 4C9.500 22 2 14.500 2 6a4 4 0 0 1 4-4z',
    };
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
  const known = hosts.find(([pattern]) => pattern.test(host));
  return known ? networks[known[1]] : { name: host || 'Page', path: elsewhere };
}
