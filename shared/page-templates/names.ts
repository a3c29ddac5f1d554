/** The templates for new pages. Calls refer to these names, so they must not change. */
export const templateNames = ['landing', 'about', 'services', 'contact', 'article'] as const;
export type TemplateName = (typeof templateNames)[number];

/** The names and descriptions of the templates for the user's choice. */
export const templateTitles: Record<TemplateName, { title: string; purpose: string }> = {
  landing: { title: 'Landing', purpose: 'One offer, why it is good, and what to do next.' },
  about: { title: 'About', purpose: 'Who you are, in words, figures and people.' },
  services: { title: 'Services', purpose: 'What you do, how it goes and what it costs.' },
  contact: { title: 'Contact', purpose: 'Where you are, when you are there, what people ask first.' },
  article: { title: 'Article', purpose: 'A text with headings and a quotation.' },
};

/** The templates whose pages take the whole width: they begin without the side menu. */
export const wideTemplates: readonly TemplateName[] = ['landing'];
