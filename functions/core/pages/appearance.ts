import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { widthUrl } from '@galley/shared/image-rules';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { imageUrlsIn } from '../images/image-models';

export type Appearance = Required<Pick<PageRecord, 'firstType' | 'thumbnail'>>;

/**
 * How lists show a page: by its own picture, or else by the first picture on it, in the lightest variant. A
 * picture without variants would have to be loaded whole, so a page without any other is shown by the type of
 * its first section.
 */
export function appearanceOf(
  scope: CompanyScope,
  components: readonly RenderableComponent[],
  picture: string | undefined,
  images: ImageModels,
): Appearance {
  const thumbnails = imageUrlsIn(scope, [picture, components]).flatMap((imageUrl) => {
    const { fileNumber = 1, widths: [narrowest] = [] } = images[imageUrl] ?? {};
    return narrowest === undefined ? [] : [widthUrl(imageUrl, fileNumber, narrowest)];
  });
  return { ...drawnBy(components), thumbnail: thumbnails[0] ?? '' };
}

/** The replacement for a picture, for a page that has none. */
export const drawnBy = (sections: readonly { type: string }[]): Pick<Appearance, 'firstType'> => ({
  firstType: sections[0]?.type ?? '',
});
