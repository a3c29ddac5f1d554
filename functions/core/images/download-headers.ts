import { fileKinds } from '@galley/shared/file-rules';

/**
 * The headers that make a browser save a file, under the name in its URL with the extension of its kind; none
 * for a picture. They follow from the object's name and type, so all writers set the same.
 */
export function downloadHeaders(object: string, contentType: string): { ContentDisposition?: string } {
  // For these files, the signed link contains the name.
  if (object.startsWith('submitted/')) return { ContentDisposition: 'attachment' };
  const [, name] = /^images\/[^/]+\/files\/\d+-([a-z0-9-]+)$/.exec(object) ?? [];
  if (name === undefined) return {};
  const kind = Object.values(fileKinds).find((each) => each.contentType === contentType);
  const ending = kind ? `.${kind.ending}` : '';
  return { ContentDisposition: `attachment; filename="${name}${ending}"` };
}
