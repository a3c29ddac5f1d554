import type { Act } from './act';
import { type HourCompany, oneOf } from './company';
import { exchange } from './exchange';
import { Person } from './person';
import { failToSignIn } from './settings-acts';

/** Visits: pages that are there, pages that are not, what pages refer to; and attempts of strangers. */

async function visit({ siteUrl }: HourCompany, path: string, ...wanted: number[]): Promise<string> {
  const { status, body } = await exchange(`${siteUrl}${path}`);
  if (!wanted.includes(status)) throw new Error(`${siteUrl}${path} answered ${status}`);
  return body.toString();
}

const referred = /(?:href|src)="(\/(?:assets|images)\/[^"]+)"/g;

export const visitActs: Act[] = [
  {
    name: 'visit the home page with its assets and pictures',
    weight: 6,
    run: async (company) => {
      const html = await visit(company, '/', 200);
      const paths = [...html.matchAll(referred)].map(([, path = '']) => path).slice(0, 8);
      for (const path of new Set(paths)) await visit(company, path, 200);
    },
  },
  {
    name: 'visit a page',
    weight: 30,
    run: async (company, chance) => {
      const paths = ['/', ...company.pages.map(({ path }) => path)];
      // Its page may just be taken down, moved or deleted.
      await visit(company, oneOf(chance, paths), 200, 301, 308, 404);
    },
  },
  {
    name: 'visit what is not there',
    weight: 8,
    run: async (company, chance) => {
      await visit(company, `/nothing-${chance(1_000_000)}?q=${chance(1_000_000)}`, 404);
    },
  },
  {
    name: 'visit the files of the site',
    weight: 3,
    run: async (company, chance) => {
      await visit(
        company,
        oneOf(chance, ['/sitemap.xml', '/robots.txt', '/favicon.ico']),
        200,
        204,
        301,
        302,
        404,
      );
    },
  },
  {
    name: 'visit a redirect',
    weight: 2,
    may: ({ redirects }) => redirects.length > 0,
    run: async (company, chance) => {
      await visit(company, oneOf(chance, company.redirects), 301, 302, 307, 308, 404);
    },
  },
  {
    name: 'read the public API',
    weight: 2,
    run: async (company) => {
      await visit(company, '/api/components/getmenuitems', 200);
      await visit(company, '/api/components/getsocialinfo', 200);
    },
  },
  {
    name: 'enter a wrong password',
    weight: 1,
    run: async ({ admin, key }, chance) => {
      const stranger = new Person(admin.urls, `nobody${chance(1_000_000)}@${key}.example`);
      await failToSignIn(() => stranger.enterPassword('Wrong-password-1'));
    },
  },
];
