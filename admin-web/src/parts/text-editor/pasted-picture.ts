/** The picture that is pasted; undefined where the clipboard has text, of which the picture is only a rendering. */
export function pastedPicture({ clipboardData }: ClipboardEvent): File | undefined {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return undefined;
  return [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
}
