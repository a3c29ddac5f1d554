import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import type { SeedClient } from './seed-client';

/** The library of a company, by the descriptions of its pictures. */
export interface Pictures {
  /** @throws where the library has no picture of this description */
  urlOf(description: string): string;
  /** The same fields, with the addresses of the pictures that their texts name. */
  shownIn<Fields extends object>(fields: Fields): Fields;
  /** The fields of a component, with the pictures that are told by their descriptions. */
  namedIn<Fields extends object>(type: string, fields: Fields): Fields;
}

export async function readPictures(admin: SeedClient): Promise<Pictures> {
  const images = await admin.call('listImages', {});
  const urls = new Map(images.map(({ imageDescription, imageUrl }) => [imageDescription, imageUrl]));
  const urlOf = (description: string) => {
    const url = urls.get(description);
    if (url === undefined) throw new Error(`Seeding: the library has no picture '${description}'.`);
    return url;
  };
  const withAddresses = (text: string) =>
    text.replace(/\{picture:([^}]+)\}/g, (_all, description: string) => `/images/${urlOf(description)}`);
  const shownIn = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? withAddresses(value) : value,
      ]),
    ) as Fields;
  const namedIn = <Fields extends object>(type: string, fields: Fields) =>
    mapValues(fieldsOf(type), shownIn(fields), ({ field, value }) =>
      field.kind === 'image' && value ? urlOf(String(value)) : value,
    );
  return { urlOf, shownIn, namedIn };
}
