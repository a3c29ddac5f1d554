import { loadStarter } from '@galley/shared/starters/all-starters';
import { starterNames } from '@galley/shared/starters/names';

/** The demo company's pages: a banner, cards and columns, a form, formatted text, and one deep in the menu. */
const demoPaths = ['/', '/services', '/contact', '/notes/varnish', '/services/repair/planking'];
/** The page that has every component in every look; it is on the first starter's site. */
const styleGuide = 'style-guide';
const sites = ['acme', ...starterNames, styleGuide, 'empty'] as const;
type Site = (typeof sites)[number];

/** The paths to measure by site; the site `empty` is one page of two words. */
export type ChosenPages = Partial<Record<Site, string[]>>;

/**
 * Reads the arguments of `npm run bench:lighthouse`, such as `acme` or `cafe/menu`; all pages are chosen without one.
 * @throws a sentence about the first argument that is not known
 */
export async function readChosenPages(args: readonly string[]): Promise<ChosenPages> {
  const chosen: ChosenPages = {};
  for (const argument of args.length > 0 ? args : sites) {
    const [, name, path] = /^([^/]*)(\/.*)?$/s.exec(argument) ?? [];
    const site = sites.find((each) => each === name);
    if (!site) {
      const known = `it takes names of sites (${sites.join(', ')}), each with a path if wanted, such as cafe/menu`;
      throw new Error(`npm run bench:lighthouse does not know '${argument}'; ${known}.`);
    }
    const paths = await pathsOf(site);
    if (path !== undefined && !paths.includes(path))
      throw new Error(`The site ${site} has no page '${path}' to measure; there are: ${paths.join(', ')}.`);
    const added = path === undefined ? paths : [path];
    chosen[site] = [...new Set([...(chosen[site] ?? []), ...added])];
  }
  return chosen;
}

async function pathsOf(site: Site): Promise<string[]> {
  if (site === 'acme') return demoPaths;
  if (site === styleGuide) return [`/${styleGuide}`];
  if (site === 'empty') return ['/'];
  const { pages } = await loadStarter(site);
  return ['/', ...pages.map(({ friendlyUrl }) => `/${friendlyUrl}`)];
}
