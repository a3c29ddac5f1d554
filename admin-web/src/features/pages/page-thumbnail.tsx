import { imageSource } from '@galley/public-web/image-source';
import { definitionOf, isCreatableType } from '@galley/shared/components/dictionary';
import type { PageListRow } from '@galley/shared/schemas/page';
import { IconExternalLink, IconFile } from '@tabler/icons-react';
import { ComponentPicture } from '../../parts/components/component-looks';
import classes from './page-thumbnail.module.css';

/**
 * A small picture of a page. Screen readers skip it, because the name of the page is beside it, and so does the
 * browser's search: `inert`, since a drawing may contain words.
 */
export function PageThumbnail({ row }: { row: PageListRow }) {
  return (
    <span className={classes.thumbnail} aria-hidden="true" inert>
      <Inside row={row} />
    </span>
  );
}

function Inside({ row: { pageName, isExternal, thumbnail, firstType = '' } }: { row: PageListRow }) {
  if (thumbnail) {
    return <img src={imageSource(thumbnail)} alt="" width={48} height={36} loading="lazy" decoding="async" />;
  }
  if (isExternal) return <IconExternalLink size={16} stroke={1.5} />;
  if (!isCreatableType(firstType)) return <IconFile size={16} stroke={1.5} />;
  // Its drawing would say no more, on as many rows as there are pages of text.
  return definitionOf(firstType).isText ? (
    <span className={classes.text} data-initial={[...pageName][0]?.toUpperCase()} />
  ) : (
    <ComponentPicture type={firstType} />
  );
}
