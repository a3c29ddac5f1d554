/** The comparison of two versions of a page; without `from` the screen takes what is live, without `to` the newest. */
export function comparePath(pageId: number, versions: { from?: number; to?: number } = {}): string {
  const query = new URLSearchParams();
  for (const [name, version] of Object.entries(versions)) {
    if (version !== undefined) query.set(name, String(version));
  }
  const text = query.toString();
  return `/CompareVersions/${pageId}${text === '' ? '' : `?${text}`}`;
}

/** A version as visitors would see it. */
export function previewPath(pageId: number, versionId: number): string {
  return `/PagePreview/${pageId}/${versionId}`;
}

/** The page's editor, opened with one of its versions. */
export function editVersionPath(pageId: number, versionId: number): string {
  return `/UpdatePageComponent/${pageId}?version=${versionId}`;
}

/** A version's number as an address holds it; undefined where it holds none, or something else. */
export function versionOfAddress(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
