const longest = 60;

/**
 * The name of a picture or a file in its URL, generated from the words of the file's name. It has no
 * extension: the URL stays the same when the picture is replaced by one of another format, and the response's
 * content type names the format.
 */
export function ownNameOf(imageName: string, otherwise = 'image'): string {
  const words = imageName
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return words || otherwise;
}
