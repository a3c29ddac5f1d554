import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { fileLink, linkById, linksByIdInText, type PageAtPath } from '@galley/shared/page-links';
import type { SeedClient } from './seed-client';

/** A company's library, by the descriptions of its pictures and the titles of its files. */
export interface Pictures {
  /** @throws where the library has no picture with this description */
  urlOf(description: string): string;
  /** The same fields, with descriptions in texts replaced by the pictures' URLs, and links like picked ones. */
  shownIn<Fields extends object>(fields: Fields): Fields;
  /** A component's fields, with descriptions and titles replaced by the pictures and files, and such links. */
  namedIn<Fields extends object>(type: string, fields: Fields): Fields;
}

export async function readPictures(admin: SeedClient, pageAt: PageAtPath): Promise<Pictures> {
  const images = await admin.call('listImages', {});
  const urls = new Map(images.map(({ imageDescription, imageUrl }) => [imageDescription, imageUrl]));
  const files = new Map((await admin.call('listFiles', {})).map(({ id, title }) => [title, fileLink(id)]));
  const linkOf = (title: string) => {
    const link = files.get(title);
    if (link === undefined) throw new Error(`Seeding: the library has no file '${title}'.`);
    return link;
  };
  const urlOf = (description: string) => {
    const url = urls.get(description);
    if (url === undefined) throw new Error(`Seeding: the library has no picture '${description}'.`);
    return url;
  };
  const withResolvedLinks = (text: string) =>
    text.replace(/\{picture:([^}]+)\}/g, (_all, description: string) => `/images/${urlOf(description)}`);
  const shownIn = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? linksByIdInText(withResolvedLinks(value), pageAt) : value,
      ]),
    ) as Fields;
  const namedIn = <Fields extends object>(type: string, fields: Fields) =>
    mapValues(fieldsOf(type), shownIn(fields), ({ field, value }) => {
      if (field.kind === 'file' && value) return linkOf(String(value));
      if (field.kind === 'link') return linkById(String(value), pageAt);
      return field.kind === 'image' && value ? urlOf(String(value)) : value;
    });
  return { urlOf, shownIn, namedIn };
}
