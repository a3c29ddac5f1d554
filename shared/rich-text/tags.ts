import { type MarkDefinition, markDefinitions, type NodeName, nodeDefinitions } from './definition';

/** What an element is read as, by its tag. */
export const nodesByTag = new Map(
  Object.entries(nodeDefinitions).flatMap(([name, { tags }]) => tags.map((tag) => [tag, name as NodeName])),
);
/** The same of elements that mark words. */
export const marksByTag = new Map(
  Object.entries(markDefinitions).flatMap(([name, { tags }]) =>
    tags.map((tag) => [
      tag,
      { name, definition: markDefinitions[name as keyof typeof markDefinitions] as MarkDefinition },
    ]),
  ),
);
