import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { type ReadySection, readySections } from '@galley/shared/page-templates/ready-sections';
import type { Image } from '@galley/shared/schemas/image';
import { useMemo } from 'react';
import { useFirstImages } from '../../../parts/images/use-images';

/** So many of the newest pictures are read; a library has at least one photograph among them. */
const mostRead = 30;

/** Pictures that can fill a large part of a page, which logos and portraits cannot. */
const photographsAmong = (images: readonly Image[]) =>
  images.filter(({ width, height }) => width >= 800 && height >= 500 && width > height);

/** A section with pictures in its empty picture fields; without any, it stays as it is. */
export function withPictures(ready: ReadySection, images: readonly Image[]): ReadySection {
  const pictures = photographsAmong(images);
  if (!ready.isPictured || pictures.length === 0) return ready;
  const fields = fieldsOf(ready.section.type);
  const own = Object.entries(fields).filter(([, field]) => field.kind === 'image' && !field.isSetting);
  const empty = Object.fromEntries(own.map(([name]) => [name, '']));
  let used = 0;
  const section = mapValues(fields, { ...empty, ...ready.section }, ({ field, value }) =>
    field.kind === 'image' && !field.isSetting && value === ''
      ? pictures[used++ % pictures.length]?.imageUrl
      : value,
  );
  return { ...ready, section };
}

/**
 * The ready-made sections, with pictures of the company's library, so that what is added looks like what was drawn.
 * @param isShown nothing is read before it is set
 */
export function useReadySections(isShown: boolean): readonly ReadySection[] {
  const { data } = useFirstImages('', mostRead, isShown);
  return useMemo(() => readySections.map((ready) => withPictures(ready, data ?? [])), [data]);
}
