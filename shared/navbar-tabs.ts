/** A number for the tabs as they are: another one once one of them is saved, made, deleted or moved. 0: there are none. */
export function tabsRevision(tabs: readonly { id: number; revision?: number | undefined }[]): number {
  const text = tabs.map(({ id, revision = 0 }) => `${id} ${revision},`).join('');
  // 48 bits: the product is still exact.
  return Array.from(text).reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 2 ** 48, 0);
}
