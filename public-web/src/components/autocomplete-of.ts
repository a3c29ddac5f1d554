/** The `autocomplete` tokens of browsers, recognised by a field's name. */
const tokens: [name: RegExp, token: string][] = [
  [/^(your |full )?name$/, 'name'],
  [/^first name$/, 'given-name'],
  [/^(last|family) name$|^surname$/, 'family-name'],
  [/^(company|organi[sz]ation|business)( name)?$/, 'organization'],
  [/^(street )?address$/, 'street-address'],
  [/^(city|town)$/, 'address-level2'],
  [/^(zip|postal|post)( ?code)?$/, 'postal-code'],
  [/^country$/, 'country-name'],
];

/** Returns the `autocomplete` token of a text field with this name, if there is one. */
export function autocompleteOf(fieldName: string): string | undefined {
  const name = fieldName.trim().toLowerCase();
  return tokens.find(([pattern]) => pattern.test(name))?.[1];
}
