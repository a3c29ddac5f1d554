import type { APIRequestContext } from '@playwright/test';
import { adminUrl } from './product';

/** What visitors would see of a text. */
export interface Part {
  text: string;
  isHidden: boolean;
}
interface Stored {
  pageComponents: { componentId: number }[];
  components: { componentId: number; revision: number; data: { column1: string; sectionHidden?: boolean } }[];
}

/** For the texts of the canvas. */
export const partsShown = (elements: Element[]): Part[] =>
  elements.map((element) => ({
    text: element.textContent ?? '',
    isHidden: element.closest('[data-galley-hidden]') !== null,
  }));

/** What visitors would see of the stored data. */
export const partOf = ({ data }: Stored['components'][number]): Part => ({
  text: data.column1.replace(/<[^>]*>/g, ''),
  isHidden: data.sectionHidden === true,
});

/** The texts of the draft of a page, in order. */
export async function storedOn(request: APIRequestContext, pageId: number) {
  const path = `${adminUrl}/api/Admin/GetPageComponentData?pageId=${pageId}`;
  const answer = await request.get(path, { headers: { 'x-galley-csrf': '1' } });
  const { pageComponents, components } = (await answer.json()) as Stored;
  return pageComponents.flatMap(
    ({ componentId }) => components.find((one) => one.componentId === componentId) ?? [],
  );
}
