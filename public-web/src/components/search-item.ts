/** What search engines read of an element (schema.org); it stands in the elements, so that no text is there twice. */
export const searchItem = (isTold: boolean, type: string, property?: string) =>
  isTold ? { itemScope: true, itemType: `https://schema.org/${type}`, itemProp: property } : {};

/** A property of the item around it. */
export const searchProperty = (isTold: boolean, name: string) => (isTold ? { itemProp: name } : {});
