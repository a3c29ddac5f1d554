import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFunctionsOptions, buildFunctions } from '@galley/infra/build-functions';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { visitWith } from './visits';

/** A release of the product: the visitors' Lambda and the jobs as they are built and deployed. */
export interface ProductRelease {
  visit: (company: string, path: string) => ReturnType<typeof visitWith>;
  jobs: (event: unknown) => Promise<unknown>;
}

export interface ProductReleases {
  release(name: string): Promise<ProductRelease>;
  stop(): Promise<void>;
}

/** The release in this name cannot render a page with the name. */
export const unrenderableIn = (release: string) => `Cannot be rendered in ${release}`;

/**
 * Bundles the product's handlers, as a deploy does, with a renderer whose chrome, pages and style sheets each name
 * their release.
 */
export async function buildProductReleases(): Promise<ProductReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-releases-'));
  return {
    async release(name) {
      const output = join(folder, name);
      const plugins = [dressedFor(name)];
      await buildFunctions({ output, bundles: ['visitor-page', 'jobs'], renderer: name, plugins });
      const [page, jobs] = await Promise.all(
        ['visitor-page', 'jobs'].map(async (bundle) => {
          const { href } = pathToFileURL(join(output, bundle, 'index.mjs'));
          return (await import(/* @vite-ignore */ href)) as { handler: (event: unknown) => Promise<unknown> };
        }),
      );
      if (!page || !jobs) throw new Error('Nothing was built.');
      const visitorPage = page.handler as (
        event: APIGatewayProxyEventV2,
      ) => Promise<APIGatewayProxyStructuredResultV2>;
      return {
        visit: (company, path) => visitWith(visitorPage, company, path),
        jobs: (event) => jobs.handler(event),
      };
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The distinct releases in the parts of a document. */
export function releasesIn(html: string): string[] {
  const found = [...html.matchAll(/\.(?:worn|chrome|page)-of-(\w+)|(?:worn|chrome|page)-of="(\w+)"/g)];
  return [...new Set(found.map(([, sheet, part]) => sheet ?? part ?? ''))];
}

/** The number of marks in a complete page: one of the style sheet, one of the chrome and one of its own. */
export const marksOfAPage = 3;
export const marksIn = (html: string) => html.match(/(worn|chrome|page)-of/g)?.length ?? 0;

function dressedFor(release: string): NonNullable<BuildFunctionsOptions['plugins']>[number] {
  const mark = (part: string) => `'<i ${part}-of="${release}"></i>' + `;
  const changes: Record<string, (source: string) => string> = {
    'render-chrome.tsx': (source) => changed(source, 'footer: ', `footer: ${mark('chrome')}`),
    'render-page.tsx': (source) =>
      changed(
        source,
        "const main = mode === 'frame' ? '' : ",
        `if (page.name === '${unrenderableIn(release)}') throw new Error('no renderer for this');\n` +
          `  const main = mode === 'frame' ? '' : ${mark('page')}`,
      ),
    'site-assets.ts': (source) => changed(source, "'base': '", `'base': '.worn-of-${release}{color:red}`),
  };
  return {
    name: 'dressed',
    setup({ onLoad }) {
      onLoad(
        { filter: /public-web\/src\/(render-chrome\.tsx|render-page\.tsx|generated\/site-assets\.ts)$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const change = Object.entries(changes).find(([file]) => path.endsWith(file))?.[1];
          return { contents: change?.(source) ?? source, loader: path.endsWith('x') ? 'tsx' : 'ts' };
        },
      );
    },
  };
}

function changed(source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`There is no '${from}' in the renderer any more.`);
  return source.replace(from, to);
}
