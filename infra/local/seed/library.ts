import { readFile } from 'node:fs/promises';
import { fileLink } from '@galley/shared/page-links';
import type { DemoSite } from './demo-site';
import type { SeedClient } from './seed-client';

/** A company's library, by the names that its site uses for pictures and by the titles of files. */
export interface Library {
  /** The URL of a picture. @throws where the site has none of this name */
  pictureOf(name: string): string;
  /** The link to a file. @throws where the site has none with this title */
  fileOf(title: string): string;
}

/** Uploads a site's pictures and files. */
export async function makeLibrary(
  admin: SeedClient,
  company: string,
  { pictures = {}, files = [] }: Pick<DemoSite, 'pictures' | 'files'>,
): Promise<Library> {
  const ids = new Map<string, number>();
  for (const [name, { description, altText }] of Object.entries(pictures)) {
    const bytes = await readFile(new URL(`pictures/${company}/${name}.png`, import.meta.url));
    const imageName = `${name}.png`;
    const image = new File([bytes], imageName, { type: 'image/png' });
    const words = { imageDescription: description, altText };
    ids.set(name, await admin.call('uploadImage', { ...words, imageName, image }));
  }
  const urls = new Map((await admin.call('listImages', {})).map(({ id, imageUrl }) => [id, imageUrl]));
  const links = new Map<string, string>();
  for (const { fileName, title } of files) {
    const content = await readFile(new URL(`files/${company}/${fileName}`, import.meta.url));
    const file = new File([content], fileName);
    links.set(title, fileLink(await admin.call('uploadFile', { title, fileName, file })));
  }
  return {
    pictureOf: (name) => found(urls.get(ids.get(name) ?? 0), name),
    fileOf: (title) => found(links.get(title), title),
  };
}

function found(url: string | undefined, name: string): string {
  if (url === undefined) throw new Error(`Seeding: the library has no '${name}'.`);
  return url;
}
