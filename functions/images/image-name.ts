const longest = 60;

/**
 * The name that a picture or a file gets in its address: ours, made of the words of the file's name. No ending: the address
 * stays when the picture is replaced by one of another format, and the answer says what it is.
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
