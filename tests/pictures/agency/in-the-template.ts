import type { StarterPage } from '@galley/shared/starters/starter';

/** The picture for each place of the template, by the fixture's names. */
export const picturesOfTemplate: Record<string, string> = {
  'navbar-logo.svg': 'template-logo',
  'header-bg.jpg': 'harbor',
  'map-image.png': 'map',
  ...numbered('portfolio', ['anthurium', 'loaves', 'overhang', 'impatiens', 'stairs', 'pattern'], 'jpg'),
  ...numbered('about', ['desk', 'hall', 'facade', 'river'], 'jpg'),
  ...numbered('team', ['poppy', 'hibiscus', 'lilies'], 'jpg'),
  'logos/microsoft.svg': 'circle',
  'logos/google.svg': 'bars',
  'logos/facebook.svg': 'peak',
  'logos/ibm.svg': 'ring',
};

/** The template shows pictures in the proportions of their files. */
export const shapesOfTemplate: Record<string, [width: number, height: number]> = {
  portfolio: [800, 600],
  about: [500, 500],
  team: [500, 500],
};

function numbered(folder: string, names: string[], ending: string) {
  return Object.fromEntries(names.map((name, at) => [`${folder}/${at + 1}.${ending}`, name]));
}

/** The fixture's texts, by selector in the order of the document. */
export function ownWords({ components }: StarterPage): Record<string, string[]> {
  const [services, portfolio, about] = components.filter((component) => component.type === 'Cards');
  const hero = components.find((component) => component.type === 'Hero');
  const team = components.find((component) => component.type === 'Team');
  const form = components.find((component) => component.type === 'ImageForm');
  const heads = [services, portfolio, about, team];
  const items = (section: typeof services, field: 'title' | 'text' | 'kicker') =>
    section?.items?.map((item) => item[field] ?? '') ?? [];
  return {
    '.masthead-subheading': [hero?.kicker ?? ''],
    '.masthead-heading': [hero?.heading ?? ''],
    '.masthead .btn': [hero?.buttonText ?? ''],
    '.section-heading': [...heads.map((section) => section?.heading ?? ''), form?.title ?? ''],
    '.section-subheading': [...heads.map((section) => section?.intro ?? ''), form?.description ?? ''],
    '#services h4': items(services, 'title'),
    '#services p': items(services, 'text'),
    '.portfolio-caption-heading': items(portfolio, 'title'),
    '.portfolio-caption-subheading': items(portfolio, 'text'),
    '.timeline-heading h4:not(.subheading)': items(about, 'kicker'),
    '.timeline-heading .subheading': items(about, 'title'),
    '.timeline-body p': items(about, 'text'),
    '.team-member h4': team?.items?.map(({ name }) => name) ?? [],
    '.team-member p': team?.items?.map(({ role }) => role ?? '') ?? [],
    '#team .large': [''],
    '.footer .text-lg-start': ['© Northlight Studio'],
  };
}
