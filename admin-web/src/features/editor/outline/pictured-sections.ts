import { type CreatableType, definitionOf, fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { newValues } from '@galley/shared/components/placeholder';
import { componentSchemas } from '@galley/shared/components/schema-of';
import { type ReadySection, readySections } from '@galley/shared/page-templates/ready-sections';
import type { Image } from '@galley/shared/schemas/image';
import type { StarterComponent } from '@galley/shared/starters/starter';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api';
import { newSlideValues, slideInput } from '../../../parts/components/slide-values';
import { formsQuery } from '../../../parts/forms/use-forms';
import { firstImagesQuery, useFirstImages } from '../../../parts/images/use-images';

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

/**
 * A new component with pictures of the library, and with the form of that number. Undefined where its type shows
 * none, or the company lacks what it needs.
 */
export function picturedComponent(
  type: CreatableType,
  images: readonly Image[],
  formId = 0,
): StarterComponent | undefined {
  const { pictures } = definitionOf(type);
  // Each type takes those of its fields.
  const items = photographsAmong(images)
    .slice(0, pictures)
    .map(({ imageUrl }, index) => ({ key: String(index + 1), picture: imageUrl }));
  const begun: object = { ...newValues(type), type, formId, items };
  const ready = { title: '', purpose: '', section: begun as StarterComponent };
  const { section } = withPictures({ ...ready, isPictured: true }, images);
  return pictures && componentSchemas[type].safeParse(section).success ? section : undefined;
}

/** Gives a new banner its first slide, with a photograph of the library. Without any, the banner stays empty. */
export function useFirstSlide() {
  const queryClient = useQueryClient();
  return async (bannerContainerId: number): Promise<void> => {
    const [photograph] = photographsAmong(await queryClient.fetchQuery(firstImagesQuery('', mostRead)));
    if (!photograph) return;
    const slide = { ...newSlideValues(1), actionText: 'Welcome', backgroundImage: photograph.imageUrl };
    await api('createBanner', { ...slideInput(slide), bannerContainerId });
  };
}

/** Returns new components with pictures, for which the library and the forms are read when one is added. */
export function usePicturedComponent() {
  const queryClient = useQueryClient();
  return async (type: CreatableType): Promise<StarterComponent | undefined> => {
    const { pictures, needs } = definitionOf(type);
    if (!pictures) return undefined;
    // Without them, the component is added with empty places.
    const images = await queryClient.fetchQuery(firstImagesQuery('', mostRead)).catch(() => []);
    const [form] = needs ? await queryClient.fetchQuery(formsQuery).catch(() => []) : [];
    return picturedComponent(type, images, form?.id);
  };
}
