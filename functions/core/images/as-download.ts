import { fileKinds } from '@galley/shared/file-rules';

/**
 * What a browser is told of a file beside its bytes: to save it, under the name of its address with the ending of its
 * kind. Nothing for a picture. It follows from place and type, so that whoever puts a file says the same.
 */
export function asDownload(object: string, contentType: string): { ContentDisposition?: string } {
  // The link that staff get says under which name.
  if (object.startsWith('submitted/')) return { ContentDisposition: 'attachment' };
  const [, name] = /^images\/[^/]+\/files\/\d+-([a-z0-9-]+)$/.exec(object) ?? [];
  if (name === undefined) return {};
  const kind = Object.values(fileKinds).find((each) => each.contentType === contentType);
  const ending = kind ? `.${kind.ending}` : '';
  return { ContentDisposition: `attachment; filename="${name}${ending}"` };
}
