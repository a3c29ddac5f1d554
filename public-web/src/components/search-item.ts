/** The schema.org type of an element. It is written as attributes so that no text has to be sent twice. */
export const searchItem = (isIncluded: boolean, type: string, property?: string) =>
  isIncluded ? { itemScope: true, itemType: `https://schema.org/${type}`, itemProp: property } : {};

/** A property of the enclosing item. */
export const searchProperty = (isIncluded: boolean, name: string) => (isIncluded ? { itemProp: name } : {});
