import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { reads, save, services, type } from '../../test-support/page-form';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { PageForm } from './page-form';

const menus = [
  "Parent Menu 'None'",
  "Child Menu 'First choose the menu above' disabled",
  "Sub Menu 'First choose the menu above' disabled",
];
const heading =
  'Allow Navigation (checkbox) on disabled - Can be turned off once there are pages under this one; it is then only a heading.';
const side = 'Side menu = As in the design - The menu beside the content of inner pages, on wide screens.';
const keywords = "up to 60 'Type one and press Enter or a comma'";
const emptySearch = [
  'SEO Title up to 200 - 0 of 50-60 characters',
  'SEO Description up to 500 - 0 of 50-160 characters',
  `SEO Keywords ${keywords} - 0 of 1-2 keywords`,
];
const search = [
  'SEO Title * up to 200 = About us - 8 of 50-60 characters: too short',
  'SEO Description * up to 500 = Who we are - 10 of 50-160 characters: too short',
  `SEO Keywords * ${keywords} - 1 of 1-2 keywords: good`,
];
const shown = [
  'Hide from search engines (checkbox) - Visitors can still open the page; sitemap.xml leaves it out.',
  'Summary up to 300 - One or two sentences that make people want to read on. If it is empty, the SEO description is shown.',
  'Date (date) - Lists are sorted by it, newest first. If it is empty, the day on which the page was created counts and no date is shown.',
  'Author up to 100 - Who wrote it. Articles show author and date below their title.',
  `Tags ${keywords} - Page lists can use tags to show pages from anywhere on the site.`,
  'Pages below are articles (checkbox) - For a page such as News or Blog. Each page directly below it shows its author and date, is marked as an article for search engines, and is in the feed of this page (feed.xml).',
];
const beginnings = [
  'Empty page on - Build it from scratch.',
  'Landing - One offer, why it is good, and what to do next.',
  'About - Who you are, in words, figures and people.',
  'Services - What you do, how it goes and what it costs.',
  'Contact - Where you are, when you are there, what people ask first.',
  'Article - A text with headings and a quotation.',
  'Copy of a page - The content of another page.',
];
const named = 'Page Name * up to 100 - A name is enough: empty fields are filled in from it.';
const path = 'Lowercase letters, digits and hyphens. Made from the name when left empty.';
const address = "Friendly URL * up to 2000 'https://example.com/page'";
const links = 'A full address, or mailto: or tel:';
const openType = "Open Type * 'Choose how it opens'";
const onMenu = 'Show On Menu (checkbox)';
/** The cards of an internal and of an external page, each with its hint while it is folded. */
const cards = {
  Address: 'Its path on the site, made from the name.',
  'Menu place': 'The entry of the menu that it is under, if it is not a main entry.',
  'Menu order': 'The entries at this place, in their order.',
  'Search engines': 'Title, description and keywords, made from the name.',
  'Lists and articles':
    'Summary, picture, date, author and tags, for page lists and news. All of them are optional.',
};

it.each([
  {
    isExternal: false,
    is: 'internal',
    only: Object.keys(cards),
    fields: [
      named,
      onMenu,
      ...beginnings,
      `Friendly URL - ${path}`,
      'Full URL = /… read-only',
      ...menus,
      heading,
      side,
      ...emptySearch,
      ...shown,
    ],
  },
  {
    isExternal: true,
    is: 'external',
    only: ['Menu place', 'Menu order', 'Search engines'],
    fields: [
      named,
      onMenu,
      `${address} - ${links}`,
      'Full URL read-only',
      openType,
      ...menus,
      heading,
      ...emptySearch,
    ],
  },
])(
  'a new $is page has its fields, those that need not be filled in folded [1:28] [1:70] [1:192] [1:300] [1:179] [1:191]',
  async ({ isExternal, only, fields }) => {
    serveCalls(reads);
    renderScreen(<PageForm mode="create" isExternal={isExternal} mayPublish />);
    const folded = screen.getAllByRole('button', { expanded: false });
    expect(folded.map(({ textContent }) => textContent)).toEqual(only);
    for (const name of only) expect(screen.getByText(cards[name as keyof typeof cards])).toBeTruthy();
    for (const card of folded) fireEvent.click(card);
    await screen.findByLabelText(/^SEO Title/);
    await screen.findByPlaceholderText('None');
    expect(fieldsShown()).toEqual(fields);
  },
);

it.each([
  {
    isExternal: false,
    is: 'internal',
    fields: [
      'Page Name * up to 100 = About',
      `Friendly URL * = about - ${path}`,
      'Full URL = /about read-only',
      ...menus,
      `${onMenu} on`,
      heading,
      side,
      ...search,
      ...shown,
    ],
  },
  {
    isExternal: true,
    is: 'external',
    fields: [
      'Page Name * up to 100 = About',
      `${address} = about - ${links}`,
      'Full URL = about read-only',
      openType,
      ...menus,
      `${onMenu} on`,
      heading,
      ...search,
    ],
  },
])(
  'an existing $is page has the same fields, with its values [1:29] [1:30] [1:70] [1:192] [1:300] [1:94] [1:179] [1:191]',
  async ({ isExternal, fields }) => {
    serveCalls(reads);
    renderScreen(<PageForm mode="update" page={{ ...samplePage, isExternal }} canEdit />);
    await screen.findByLabelText(/^SEO Title/);
    await screen.findByPlaceholderText('None');
    expect(fieldsShown()).toEqual(fields);
  },
);

it('an existing page shows its place on the menu, and offers the entries of the level below, but not itself [1:29] [1:70] [1:182] [1:98] [1:248]', async () => {
  const entry = (id: number, name: string) => ({ ...services, id, name });
  serveCalls({
    ...reads,
    listChildMenuOptions: { body: [entry(4, 'Repair'), entry(5, 'Sale'), entry(samplePage.id, 'About')] },
    listSubMenuOptions: { body: [] },
  });
  renderScreen(<PageForm mode="update" page={{ ...samplePage, menu: 2, childMenu: 5 }} canEdit />);
  const levels = () => fieldsShown().filter((field) => /^(Parent|Child|Sub) Menu/.test(field));
  await expect
    .poll(levels)
    .toEqual(["Parent Menu 'None' = Services", "Child Menu 'None' = Sale", "Sub Menu 'No entries'"]);
  fireEvent.click(screen.getByRole('combobox', { name: 'Child Menu' }));
  expect(await screen.findByRole('option', { name: 'Repair' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'About' })).toBeNull();
});

it('an existing page asks for a text that was emptied, instead of making it from the name again [1:191]', async () => {
  const served = serveCalls({ ...reads, updatePage: { body: 7 } });
  renderScreen(<PageForm mode="update" page={samplePage} canEdit />);
  const texts = ['SEO Title', 'SEO Description'];
  for (const label of texts) type(label, '');
  save();
  for (const label of texts) expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
  expect(served.some(({ call }) => call === 'updatePage')).toBe(false);
});

it.each([
  ['NewTab', 'New tab'],
  ['CurrentTab', 'Current tab'],
] as const)(
  'switches that were saved as off are shown so, and how a page opens: %s [1:29] [1:30] [1:70] [1:94]',
  async (openType, words) => {
    serveCalls({ ...reads, hasSubPages: { body: true } });
    const page = { ...samplePage, isExternal: true, showOnMenu: false, allowNavigation: false, openType };
    renderScreen(<PageForm mode="update" page={page} canEdit />);
    const saved = () => fieldsShown().filter((field) => /^(Show On|Allow|Open)/.test(field));
    const expected = [`Open Type * 'Choose how it opens' = ${words}`, onMenu, 'Allow Navigation (checkbox)'];
    await expect.poll(saved).toEqual(expected);
  },
);
