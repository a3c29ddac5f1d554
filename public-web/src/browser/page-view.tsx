import { useLayoutEffect } from 'react';
import { escapeHtml } from '../escape-html';
import { hasOwnHeading } from '../has-own-heading';
import { islandsOf } from '../islands-of';
import { placeOf } from '../navigation';
import { PageContent } from '../page-content';
import { pagePart } from '../page-part';
import type { PageModel } from '../site-model';
import { arrive } from './arrival';
import { HtmlElement, slot } from './html-element';
import type { ReadPage } from './read-page';
import { sharedPartsOf } from './shared-parts';

export interface DrawnPage {
  model: PageModel;
  /** The HTML between header and footer, with a slot for the components. */
  html: string;
  /** The page's menu entry, if it has one. */
  menuLink: string | undefined;
}

/**
 * Joins the page's parts as a release does. This does not happen while React renders, because it renders the
 * menu's links itself.
 */
export function drawPage(read: ReadPage): DrawnPage {
  const { model } = read;
  const shared = sharedPartsOf(read);
  const { pageId, fullUrl, components } = model;
  const fragments = {
    pageId,
    fullUrl,
    name: escapeHtml(model.name),
    main: slot,
    hasHeading: hasOwnHeading(components),
  };
  const place = placeOf(shared, fragments);
  return { model, html: pagePart(shared, fragments, place), menuLink: shared.entries[place.current]?.link };
}

/** Renders a page in the browser with the same joins around the same components as in a release. */
export function PageView({ drawn: { model, html, menuLink } }: { drawn: DrawnPage }) {
  useLayoutEffect(() => {
    arrive({ page: model, islands: islandsOf(model), menuLink });
  }, [model, menuLink]);
  return (
    <HtmlElement html={html}>
      <PageContent page={model} />
    </HtmlElement>
  );
}
