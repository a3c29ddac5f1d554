import { type MarkDefinition, markDefinitions, type NodeName, nodeDefinitions } from './definition';

/** The node for each tag. */
export const nodesByTag = new Map(
  Object.entries(nodeDefinitions).flatMap(([name, { tags }]) => tags.map((tag) => [tag, name as NodeName])),
);
export const marksByTag = new Map(
  Object.entries(markDefinitions).flatMap(([name, { tags }]) =>
    tags.map((tag) => [
      tag,
      { name, definition: markDefinitions[name as keyof typeof markDefinitions] as MarkDefinition },
    ]),
  ),
);
