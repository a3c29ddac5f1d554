/** A number that changes whenever a tab is saved, created, deleted or moved. 0: there are none. */
export function tabsRevision(tabs: readonly { id: number; revision?: number | undefined }[]): number {
  const text = tabs.map(({ id, revision = 0 }) => `${id} ${revision},`).join('');
  // 48 bits, so that the product stays exact.
  return Array.from(text).reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 2 ** 48, 0);
}
